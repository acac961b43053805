import {
	CardOptions,
	type CardOptionsProps,
	showCardChoice,
} from '@marketday/features/add-to-basket';
import { mountOnIntent } from '@marketday/host/on-intent';

const show: typeof showCardChoice = ( form, choice ) => {
	showCardChoice( form, choice );
	if ( choice.variation?.dealHtml ) {
		import(
			/* webpackChunkName: "_shared/listing-deals" */ '@marketday/ui/countdown'
		).then(
			( { startCountdown } ) => startCountdown(),
			() => {}
		);
	}
};

/** The options on a product's card, which show on it what was chosen. */
const Card = ( props: CardOptionsProps ) => (
	<CardOptions { ...props } onChoice={ show } />
);

mountOnIntent( 'card-options', async () => Card )();
