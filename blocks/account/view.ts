import { addPasswordToggle } from '@marketday/features/account';

document
	.querySelectorAll< HTMLInputElement >(
		'.marketday-account input[type="password"]'
	)
	.forEach( addPasswordToggle );
