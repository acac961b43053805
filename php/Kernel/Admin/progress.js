/** Takes long work forward, one short call after the other, and shows how far it is. Without this script the page's 'Continue' does. */
( () => {
	const PATIENCE = 3;
	const PAUSE = 2000;

	const pause = ( time = PAUSE ) =>
		new Promise( ( resolve ) => setTimeout( resolve, time ) );

	const step = async ( room ) => {
		const answer = await fetch( room.dataset.url, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: room.dataset.body,
		} );
		if ( ! answer.ok ) {
			throw new Error( `Status ${ answer.status }` );
		}
		return answer.json();
	};

	const run = async ( room ) => {
		const bar = room.querySelector( 'progress' );
		const text = room.querySelector( '[data-text]' );
		const button = room.querySelector( '[data-continue]' );
		let failures = 0;
		button.hidden = true;
		while ( failures < PATIENCE ) {
			try {
				const state = await step( room );
				failures = 0;
				bar.value = state.percent;
				text.textContent = state.text;
				if ( state.isOver ) {
					window.location.reload();
					return;
				}
				if ( state.wait ) {
					await pause( 1000 * state.wait );
				}
			} catch {
				failures++;
				await pause();
			}
		}
		text.textContent = room.dataset.failed;
		button.hidden = false;
	};

	document.querySelectorAll( '[data-marketday-progress]' ).forEach( run );
} )();
