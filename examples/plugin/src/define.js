// The two pages as custom elements: one in React, one in Vue.
import './strict.js';
import { reactPage } from '@gongdi/elements/react-page';
import { defineCustomElement } from 'vue';
import { GasPage } from './gas-page.jsx';
import NotesPage from './notes-page.vue';

reactPage('portal-gas', GasPage);
customElements.define('portal-notes', defineCustomElement(NotesPage, { shadowRoot: false }));
