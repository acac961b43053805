import type { ComponentType } from 'react';

import { listenForIntent } from './listen-for-intent';
import { isUsed, rememberTyped } from './replay-input';
import { wakeIslands } from './wake-islands';

/**
 * Like `mountIslands`, for large forms that the server has drawn complete: what brings them to life is loaded on the
 * first sign that a shopper turns to them. A button pressed meanwhile does its work once the form is alive, as often as it
 * was pressed (one that sends the form: once), and what was typed or chosen until then counts. Where the rest cannot be
 * loaded, they stay the plain forms they are.
 *
 * @param name The island's name, as `Island` in php/Kernel printed it.
 * @param load Fetches the feature's component.
 * @return Starts without a sign, for a page with parts that only scripts can draw.
 */
export const mountOnIntent = < Props extends object >(
	name: string,
	load: () => Promise< ComponentType< Props > >
): ( () => void ) =>
	listenForIntent(
		name,
		async ( islands ) => {
			const Island = await load();
			const typed = islands().map( rememberTyped );
			await wakeIslands( name, Island );
			typed.forEach( ( replayInput ) => replayInput() );
		},
		isUsed
	);
