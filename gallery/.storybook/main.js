import { fileURLToPath } from 'node:url';

const at = ( path ) => fileURLToPath( new URL( `../../${ path }`, import.meta.url ) );

/** Stories of the sources themselves: a change shows without a build. */
export default {
	framework: '@storybook/react-vite',
	stories: [ '../stories/*.stories.jsx' ],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	viteFinal: ( config ) => ( {
		...config,
		resolve: {
			...config.resolve,
			dedupe: [ 'react', 'react-dom' ],
			alias: [
				{ find: /^@marketday\/(kernel|host|ui|validation)$/, replacement: at( 'src' ) + '/$1/index.ts' },
				{ find: /^@marketday\/(kernel|host|ui)\/(.+)$/, replacement: at( 'src' ) + '/$1/$2/index.ts' },
				{ find: /^@marketday\/features\/(.+)$/, replacement: at( 'src/features' ) + '/$1/index.ts' },
				{ find: '@marketday/blocks', replacement: at( 'src/index.ts' ) },
			],
		},
		server: { ...config.server, fs: { allow: [ at( '.' ) ] } },
	} ),
};
