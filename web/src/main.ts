import './fonts';
import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { prepare } from './lang/say.svelte';

function open(): void {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

// The words come before the page, so that nothing is said in English first; without them it speaks English.
prepare().then(open, open);
