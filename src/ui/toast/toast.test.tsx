import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Toast } from './toast';

const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTime( milliseconds ) );

describe( 'Toast', () => {
	it( 'is a status without accessibility faults', async () => {
		const { container } = render(
			<Toast duration={ 5000 } onClose={ () => {} }>
				Enamel mug removed
			</Toast>
		);

		expect( await axe( container ) ).toHaveNoViolations();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Enamel mug'
		);
	} );

	it( 'closes after its time, but not while the pointer is on it', () => {
		jest.useFakeTimers();
		const onClose = jest.fn();
		render(
			<Toast duration={ 5000 } onClose={ onClose }>
				Enamel mug removed
			</Toast>
		);

		fireEvent.mouseEnter( screen.getByRole( 'status' ) );
		pass( 60000 );
		expect( onClose ).not.toHaveBeenCalled();

		fireEvent.mouseLeave( screen.getByRole( 'status' ) );
		pass( 5000 );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );
} );
