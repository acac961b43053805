export interface NoticeListProps {
	notices: ReadonlyArray< {
		readonly kind: 'success' | 'error' | 'info';
		readonly message: string;
	} >;
}

/** Banners with the alert role, as the server prints them. */
export function NoticeList( { notices }: NoticeListProps ) {
	return (
		<div className="marketday-notices">
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
