import { createContext } from 'react';

/** Whether the form is on its way. */
export const SendingContext = createContext( false );
