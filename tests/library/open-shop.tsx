import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';

import * as library from '../../src';
import { aShop, wireProduct } from './two-shops';

export const later = ( milliseconds = 250 ) =>
	act(
		() =>
			new Promise< void >( ( done ) => setTimeout( done, milliseconds ) )
	);
export const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
export const product = ( word: string ) =>
	library.productFromWire( wireProduct( word ) );

export function openShop() {
	const held = aShop();
	const inShop = ( children: ReactNode ) => (
		<StrictMode>
			<library.MarketdayProvider shop={ held.shop }>
				{ children }
			</library.MarketdayProvider>
		</StrictMode>
	);
	const added = () =>
		held.sent
			.filter( ( { path } ) => path.includes( 'add-item' ) )
			.map( ( { body } ) => Reflect.get( Object( body ), 'id' ) );
	return { ...held, inShop, added };
}
