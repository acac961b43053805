import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import * as library from '../../src';
import type { Marketday } from '../../src';
import { idOf } from './two-shops';

/** How an export is drawn with the props of a word, in a shop. */
export interface Case {
	draw: ( word: string, shop: Marketday ) => ReactNode;
	/** What a shopper does with the old before the props change. */
	use?: () => Promise< unknown >;
	/** It shows nothing of a shop. */
	isWithoutShop?: true;
}

export const user = () =>
	userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
/** Clicks, and waits for what is drawn of an answer that comes at once. */
export const press = ( name: string | RegExp ) =>
	act( () => user().click( screen.getByRole( 'button', { name } ) ) );

const quantity = { minimum: 1, maximum: null, step: 1 };

/** The small parts, which know of no shop. */
export const PARTS: Readonly< Record< string, Case > > = {
	AmountList: {
		draw: ( word ) => (
			<library.AmountList
				rows={ [ { id: word, label: word, amount: word } ] }
			/>
		),
		isWithoutShop: true,
	},
	ChoiceList: {
		draw: ( word ) => (
			<library.ChoiceList
				name="delivery"
				legend={ word }
				choices={ [
					{ value: word, label: word },
					{ value: 'other', label: 'Other' },
				] }
				chosen={ word }
				onChoose={ () => {} }
			/>
		),
		isWithoutShop: true,
	},
	Dialog: {
		draw: ( word ) => (
			<library.Dialog
				isOpen
				onClose={ () => {} }
				title={ word }
				closeLabel="Close"
			>
				{ word }
			</library.Dialog>
		),
		isWithoutShop: true,
	},
	Field: {
		draw: ( word ) => (
			<library.Field
				id={ word }
				label={ word }
				value={ word }
				onChange={ () => {} }
			/>
		),
		isWithoutShop: true,
	},
	NoticeList: {
		draw: ( word ) => (
			<library.NoticeList
				notices={ [ { kind: 'info', message: word } ] }
			/>
		),
		isWithoutShop: true,
	},
	QuantityInput: {
		draw: ( word ) => (
			<library.QuantityInput
				quantity={ idOf( word ) }
				{ ...quantity }
				label={ word }
				decreaseLabel="Less"
				increaseLabel="More"
				onChange={ () => {} }
			/>
		),
		use: () => user().type( screen.getByRole( 'spinbutton' ), '7' ),
		isWithoutShop: true,
	},
	Toast: {
		draw: ( word ) => (
			<library.Toast duration={ 5000 } onClose={ () => {} }>
				{ word }
			</library.Toast>
		),
		isWithoutShop: true,
	},
};
