import {
	type EditProps,
	type SlidesAttributes,
	SlidesEdit,
} from '../_shared/editor';

const template = [
	[ 'core/cover', { dimRatio: 50 } ],
	[ 'core/cover', { dimRatio: 50 } ],
] as const;

export const Edit = ( {
	attributes,
	setAttributes,
}: EditProps< SlidesAttributes > ) => (
	<SlidesEdit template={ template } { ...{ attributes, setAttributes } } />
);
