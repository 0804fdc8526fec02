import type { Dictionary } from '../match';

const dictionary: Dictionary = {};

export default dictionary;
