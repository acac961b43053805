import { forwardRef } from 'react';

import { classes } from '../classes';

export interface NoticeListProps {
	notices: ReadonlyArray< {
		readonly kind: 'success' | 'error' | 'info';
		readonly message: string;
	} >;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Banners with the alert role, as the server prints them.
 *
 * @example
 * <NoticeList notices={ [ { kind: 'success', message: 'Saved.' } ] } />
 */
export const NoticeList = forwardRef< HTMLDivElement, NoticeListProps >(
	function Banners( { notices, className }, ref ) {
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-notices', className ) }
			>
				{ notices.map( ( { kind, message } ) => (
					<div
						key={ message }
						className={ `marketday-notice marketday-notice--${ kind }` }
						role="alert"
					>
						<p>{ message }</p>
					</div>
				) ) }
			</div>
		);
	}
);
