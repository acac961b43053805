import { behaviour } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

const later = () =>
	import( /* webpackChunkName: "lightbox/later" */ './later' );

behaviour< HTMLAnchorElement >( 'a[data-marketday-lightbox]', {
	intent: () => void later().catch( () => {} ),
	press: ( link ) =>
		void later().then(
			( { openLightbox } ) => openLightbox( link ),
			() => reachShop( () => location.assign( link.href ) )
		),
} );
