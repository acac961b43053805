import { PageForm } from './page-form';
import { readForm } from './read-form';

/** A page's form, hydrated from its markup. */
export const newsletterIsland = { Component: PageForm, read: readForm };
