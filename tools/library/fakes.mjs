// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from '../site/site-folder.mjs';

/** What the unit tests' shop answers, of their own modules: the second imports the first. */
const MODULES = [ 'wire-cart-factory', 'wire-product-factory' ];

/**
 * @return {Promise<{ aWireCart: ( fields?: object ) => any, aWireProduct: ( fields?: object ) => any, WIRE_CURRENCY: object }>} Bodies of
 *         answers, as the Store API has them.
 */
export async function wireFakes() {
	/** @type {Record<string, any>} */
	const all = {};
	for ( const name of MODULES ) {
		const { outputText } = ts.transpileModule(
			await readFile(
				join( CHECKOUT, `tests/fakes/${ name }.ts` ),
				'utf8'
			),
			{ compilerOptions: { module: ts.ModuleKind.CommonJS } }
		);

		new Function( 'exports', 'require', outputText )( all, () => all );
	}
	return /** @type {any} */ ( all );
}
