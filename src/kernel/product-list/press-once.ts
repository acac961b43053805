/** Does what a button is for and shows that it is busy; presses that come meanwhile do nothing. */
export const pressOnce =
	(
		work: ( button: HTMLElement ) => Promise< void >,
		reportFailure: ( error: unknown ) => void
	) =>
	async ( button: HTMLElement ): Promise< void > => {
		if ( button.ariaBusy ) {
			return;
		}
		button.ariaBusy = 'true';
		try {
			await work( button );
		} catch ( error ) {
			reportFailure( error );
		}
		button.ariaBusy = null;
	};
