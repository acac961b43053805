import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Chart } from './chart';
import { SizeChart } from './size-chart';

const CHART: Chart = {
	title: 'Jumpers',
	unit: 'cm',
	headings: 'row',
	rows: [
		[ 'Size', 'Chest (cm)' ],
		[ 'S', '81–86' ],
	],
	advice: '<p>Hold the tape level.</p>',
	picture: null,
};

beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

beforeEach( () => window.localStorage.clear() );

const show = ( chart: Partial< Chart > = {} ) =>
	render(
		<SizeChart
			productId={ 12 }
			place="button"
			chart={ { ...CHART, ...chart } }
		/>
	);

const open = async () => {
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Size chart' } )
	);
	return within( screen.getByRole( 'dialog', { name: 'Jumpers' } ) );
};

describe( 'the size chart of a product', () => {
	it( 'opens in a dialog with its table and how to measure', async () => {
		show();

		const dialog = await open();

		expect(
			dialog.getByRole( 'columnheader', { name: 'Chest (cm)' } )
		).toBeVisible();
		expect( dialog.getByRole( 'rowheader', { name: 'S' } ) ).toBeVisible();
		expect( dialog.getByText( 'Hold the tape level.' ) ).toBeVisible();
	} );

	it( 'is read in the other unit, which the browser remembers', async () => {
		const { unmount } = show();
		let dialog = await open();

		await userEvent.click( dialog.getByRole( 'button', { name: /^in/ } ) );

		expect( dialog.getByRole( 'cell', { name: '32–34' } ) ).toBeVisible();
		expect(
			dialog.getByRole( 'columnheader', { name: 'Chest (in)' } )
		).toBeVisible();
		expect( dialog.getByRole( 'button', { name: /^in/ } ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		unmount();

		show();
		dialog = await open();
		expect( dialog.getByRole( 'cell', { name: '32–34' } ) ).toBeVisible();
	} );

	it( 'has no units to choose where it has no lengths', async () => {
		window.localStorage.setItem( 'marketday_length_unit', 'in' );
		show( {
			unit: '',
			rows: [
				[ 'UK', 'EU' ],
				[ '10', '38' ],
			],
		} );

		const dialog = await open();

		expect( dialog.queryByRole( 'group', { name: 'Unit' } ) ).toBeNull();
		expect( dialog.getByRole( 'cell', { name: '38' } ) ).toBeVisible();
	} );

	it( 'leaves the form around it alone', async () => {
		const onSubmit = jest.fn( ( event ) => event.preventDefault() );
		render(
			<form onSubmit={ onSubmit }>
				<SizeChart productId={ 12 } place="button" chart={ CHART } />
			</form>
		);

		const dialog = await open();
		await userEvent.click( dialog.getByRole( 'button', { name: /^in/ } ) );
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Close' } )
		);

		expect( onSubmit ).not.toHaveBeenCalled();
		expect( [
			...new FormData( document.querySelector( 'form' ) ?? undefined ),
		] ).toEqual( [] );
	} );

	it( 'stands open in a tab', () => {
		render( <SizeChart productId={ 12 } place="tab" chart={ CHART } /> );

		expect( screen.getByRole( 'table' ) ).toBeVisible();
		expect( screen.getByRole( 'group', { name: 'Unit' } ) ).toBeVisible();
	} );
} );
