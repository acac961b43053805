// @ts-check

/** What our modules import and bring with them; the translations of a site's own language go to the one `@wordpress/i18n` there is. */
const DEPENDENCIES = [ '@wordpress/i18n', 'zustand' ];
const REACT = '^18.0.0 || ^19.0.0';

/** A door: types beside the module. @param {string} module Its path without the ending. */
const door = ( module ) => ( {
	types: `./${ module }.d.ts`,
	default: `./${ module }.js`,
} );

/**
 * The package.json of `@marketday/blocks`.
 *
 * @param {{ version: string, license: string, installed: Record<string, string>, features: string[] }} checkout `installed` are the
 *        versions we test with; `features` are the folders of those that have a door of their own.
 */
export function manifestOf( { version, license, installed, features } ) {
	return {
		name: '@marketday/blocks',
		version,
		description:
			'React components and typed clients for shops that speak the WooCommerce Store API.',
		license,
		type: 'module',
		sideEffects: [ '*.css', './embed/*.js' ],
		types: './index.d.ts',
		main: './index.js',
		exports: {
			'.': door( 'index' ),
			'./data': door( 'data' ),
			'./shop': door( 'shop' ),
			'./parts': door( 'parts' ),
			...Object.fromEntries(
				[ ...features ]
					.sort()
					.map( ( name ) => [
						`./${ name }`,
						door( `features/${ name }/library/index` ),
					] )
			),
			'./embed.js': door( 'embed/embed' ),
			'./style.css': { types: './style.d.ts', default: './style.css' },
			'./package.json': './package.json',
		},
		engines: { node: '>=22' },
		dependencies: Object.fromEntries(
			DEPENDENCIES.map( ( name ) => [ name, installed[ name ] ] )
		),
		peerDependencies: {
			'@types/react': REACT,
			react: REACT,
			'react-dom': REACT,
		},
		peerDependenciesMeta: { '@types/react': { optional: true } },
	};
}
