import { behaviour } from '@marketday/behaviour';

const later = () =>
	import( /* webpackChunkName: "lightbox/later" */ './later' );

behaviour< HTMLAnchorElement >( 'a[data-marketday-lightbox]', {
	intent: () => void later().catch( () => {} ),
	press: ( link ) =>
		void later().then(
			( { openLightbox } ) => openLightbox( link ),
			() => location.assign( link.href )
		),
} );
