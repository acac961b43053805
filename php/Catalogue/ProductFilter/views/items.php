<?php declare( strict_types=1 );
/**
 * Values of a list: on the page, and as the answer to 'Show more'.
 *
 * @var string                     $field   Of their boxes.
 * @var list<array<string, mixed>> $choices Of FilterBlock: plain texts.
 * @var bool                       $isLast  Whether no more come after those that were asked for.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- conditions and fixed words; values are escaped where they stand.
$last = $isLast ? count( $choices ) - 1 : null;
foreach ( $choices as $index => $choice ) {
	printf(
		'<li class="wopb-filter-item%1$s"%2$s%3$s><label><input type="checkbox" name="%4$s" value="%5$s" data-id="%6$s"%7$s%8$s>',
		$choice['isExtended'] ? ' wopb-filter-extended-item' : '',
		$last === $index ? ' data-last' : '',
		$choice['depth'] > 0 ? sprintf( ' style="--depth:%d" aria-level="%d"', $choice['depth'], $choice['depth'] + 1 ) : '',
		esc_attr( $field ),
		esc_attr( $choice['value'] ),
		esc_attr( $choice['id'] ),
		checked( $choice['isChosen'], true, false ),
		disabled( $choice['isDisabled'], true, false )
	);
	$isRating = '' !== $choice['stars'];
	if ( '' !== $choice['colour'] ) {
		printf( '<span class="marketday-product-filter__colour" style="--colour:%s"></span>', esc_attr( $choice['colour'] ) );
	}
	if ( $isRating ) {
		printf( '<span class="marketday-stars" aria-hidden="true" style="--marketday-rating:%s"></span>', esc_attr( $choice['stars'] ) );
	}
	printf( '<span%s data-part="label">%s</span>', $isRating ? ' class="marketday-hidden"' : '', esc_html( $choice['label'] ) );
	if ( null !== $choice['count'] ) {
		// Only the number is seen; the sentence is heard. Where one reads from the right too, the sign is before its number.
		printf(
			' <bdi class="marketday-product-filter__count" dir="ltr" aria-hidden="true" data-part="count">%s</bdi><span class="marketday-hidden">%s</span>',
			esc_html( $choice['count']['number'] ),
			esc_html( $choice['count']['sentence'] )
		);
	}
	echo '</label></li>';
}
