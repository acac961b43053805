import { guardManageForm } from '@marketday/features/newsletter';

document
	.querySelectorAll< HTMLElement >( '.marketday-newsletter-manage' )
	.forEach( guardManageForm );
