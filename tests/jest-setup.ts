import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend( toHaveNoViolations );
// The first render of a file may take longer than a second on a busy machine.
configure( { asyncUtilTimeout: 4000 } );
