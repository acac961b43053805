/**
 * Externals of which nothing but names is imported, or the whole: webpack need not ask at run time whether they are modules with
 * a default export, and its helper for that stays out of every entry that uses no other.
 */
module.exports = class PlainExternals {
	/** @param {string[]} requests Such as 'react'. */
	constructor( requests ) {
		this.requests = requests;
	}

	apply( compiler ) {
		compiler.hooks.compilation.tap( 'PlainExternals', ( compilation ) =>
			compilation.hooks.succeedModule.tap(
				'PlainExternals',
				( module ) => {
					if (
						module.constructor.name === 'ExternalModule' &&
						this.requests.includes( module.userRequest )
					) {
						Object.assign( module.buildMeta, {
							exportsType: 'default',
							defaultObject: 'redirect',
						} );
					}
				}
			)
		);
	}
};
