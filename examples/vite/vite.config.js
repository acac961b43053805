import { defineConfig } from 'vite';

export default defineConfig( {
	base: '/vite/',
	// The library is linked here, and lies beside another React.
	resolve: { dedupe: [ 'react', 'react-dom' ] },
	oxc: { jsx: { runtime: 'automatic' } },
} );
