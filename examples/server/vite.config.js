import { defineConfig } from 'vite';

// Everything is in the server's bundle, React too: the library is linked here, and lies beside another one.
export default defineConfig( {
	base: '/server/',
	oxc: { jsx: { runtime: 'automatic' } },
	resolve: { dedupe: [ 'react', 'react-dom' ] },
	ssr: { noExternal: true },
} );
