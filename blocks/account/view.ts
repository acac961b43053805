import { addPasswordToggle, startSections } from '@marketday/features/account';

const addToggles = ( part: Element ) =>
	part
		.querySelectorAll< HTMLInputElement >( 'input[type="password"]' )
		.forEach( addPasswordToggle );

document.querySelectorAll( '.marketday-account' ).forEach( ( account ) => {
	addToggles( account );
	startSections( account, addToggles );
} );
