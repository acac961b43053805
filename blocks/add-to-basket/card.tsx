import {
	CardOptions,
	type CardOptionsProps,
	showCardChoice,
} from '@marketday/features/add-to-basket';
import { mountOnIntent } from '@marketday/host/on-intent';

/** The options on a product's card, which show on it what was chosen. */
const Card = ( props: CardOptionsProps ) => (
	<CardOptions { ...props } onChoice={ showCardChoice } />
);

mountOnIntent( 'card-options', async () => Card )();
