/**
 * webpack marks what a script exports as an ES module, for CommonJS modules that ask whether it is one, and looks before it exports a name
 * whether another module has done so. Where there are none of those, nobody asks.
 */
const { RuntimeGlobals, RuntimeModule } = require( 'webpack' );

class NoMark extends RuntimeModule {
	constructor() {
		super( 'no marks of ES modules' );
	}

	generate() {
		return `${ RuntimeGlobals.makeNamespaceObject } = () => {};`;
	}
}

class PlainExports extends RuntimeModule {
	constructor() {
		super( 'exports of ES modules' );
	}

	/** Of a list of names with a function or, after a 0, a value each; or of functions by their names. */
	generate() {
		return `
			${ RuntimeGlobals.definePropertyGetters } = ( exports, given ) => {
				const define = ( name, descriptor ) =>
					Object.defineProperty( exports, name, { enumerable: true, ...descriptor } );
				if ( given.length ) {
					for ( let at = 0; at < given.length; ) {
						const name = given[ at++ ], get = given[ at++ ];
						define( name, get ? { get } : { value: given[ at++ ] } );
					}
				} else {
					for ( const name in given ) {
						define( name, { get: given[ name ] } );
					}
				}
			};`;
	}
}

const REPLACED = {
	[ RuntimeGlobals.makeNamespaceObject ]: NoMark,
	[ RuntimeGlobals.definePropertyGetters ]: PlainExports,
};

module.exports = class NoModuleMarks {
	/** @param {(entry: string) => boolean} isFree Whether an entry and its parts have no CommonJS module. */
	constructor( isFree = () => true ) {
		this.isFree = isFree;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap(
			'NoModuleMarks',
			( compilation ) => {
				for ( const [ name, Plain ] of Object.entries( REPLACED ) ) {
					compilation.hooks.runtimeRequirementInTree
						.for( name )
						.tap(
							{ name: 'NoModuleMarks', stage: -10 },
							( chunk ) => {
								if ( this.isFree( chunk.name ) ) {
									compilation.addRuntimeModule(
										chunk,
										new Plain()
									);
									return true;
								}
							}
						);
				}
			}
		);
	}
};
