import { createContext } from 'react';

/** Tells whether the form is on its way. */
export const SendingContext = createContext( false );
