/**
 * Imported functions are called as members of their module. webpack would keep from each that it is called on something, which no function
 * of ours looks at, by four letters for every call.
 */
module.exports = class PlainCalls {
	apply( compiler ) {
		compiler.hooks.compilation.tap( 'PlainCalls', ( compilation ) =>
			// Once it is known what is used: a call on a module might use all of it.
			compilation.hooks.beforeModuleHash.tap( 'PlainCalls', () => {
				for ( const module of compilation.modules ) {
					for ( const one of module.modules ?? [ module ] ) {
						for ( const dependency of one.dependencies ) {
							if ( dependency.call && dependency.directImport ) {
								dependency.directImport = false;
							}
						}
					}
				}
			} )
		);
	}
};
