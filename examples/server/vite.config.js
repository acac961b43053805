import { defineConfig } from 'vite';

// Everything is in the server's bundle, React too: the library is linked here, and lies beside another one.
export default defineConfig( ( { isSsrBuild } ) => ( {
	base: '/server/',
	oxc: { jsx: { runtime: 'automatic' } },
	resolve: { dedupe: [ 'react', 'react-dom' ] },
	ssr: { noExternal: true },
	build: isSsrBuild
		? {
				rolldownOptions: {
					output: {
						entryFileNames: '[name].mjs',
						chunkFileNames: '[name].mjs',
					},
				},
		  }
		: {},
} ) );
