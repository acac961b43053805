<?php declare( strict_types=1 );
/**
 * Values of a list: on the page, and as the answer to 'Show more'.
 *
 * @var Marketday\ProductFilter\ChoiceList     $list
 * @var Marketday\ProductFilter\FilterSettings $settings
 * @var bool                                   $isExtended Whether they were asked for.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- conditions and fixed words; values are escaped where they stand.
$last = $isExtended && ! $list->hasMore ? count( $list->choices ) - 1 : null;
foreach ( $list->choices as $index => $choice ) {
	printf(
		'<li class="wopb-filter-item%1$s"%2$s%3$s><label><input type="checkbox" name="%4$s" value="%5$s" data-id="%6$s"%7$s%8$s>',
		$isExtended ? ' wopb-filter-extended-item' : '',
		$last === $index ? ' data-last' : '',
		$choice->depth > 0 ? sprintf( ' style="--depth:%d" aria-level="%d"', $choice->depth, $choice->depth + 1 ) : '',
		esc_attr( 'sale' === $list->facet ? $list->parameter : "{$list->parameter}[]" ),
		esc_attr( $choice->value ),
		esc_attr( (string) $choice->id ),
		checked( $choice->isChosen, true, false ),
		disabled( $choice->isDisabled(), true, false )
	);
	if ( '' !== $choice->colour ) {
		printf( '<span class="marketday-product-filter__colour" style="--colour:%s"></span>', esc_attr( $choice->colour ) );
	}
	if ( $choice->stars > 0 ) {
		printf( '<span class="marketday-stars" aria-hidden="true" style="--marketday-rating:%s"></span>', esc_attr( (string) $choice->stars ) );
	}
	printf( '<span%s data-part="label">%s</span>', $choice->stars > 0 ? ' class="marketday-hidden"' : '', esc_html( $choice->label ) );
	// What adds nothing says nothing: '+0' reads as if it did.
	if ( $settings->showsCounts && null !== $choice->count && ! ( $choice->adds && 0 === $choice->count ) ) {
		$words = $choice->adds
			/* translators: %s: number of products that a further value adds to the result. */
			? _n( '%s more product', '%s more products', $choice->count, 'marketday' )
			/* translators: %s: number of products. */
			: _n( '%s product', '%s products', $choice->count, 'marketday' );

		// Only the number is seen; the sentence is heard. Where one reads from the right too, the sign is before its number.
		$number = number_format_i18n( $choice->count );
		printf(
			' <bdi class="marketday-product-filter__count" dir="ltr" aria-hidden="true" data-part="count">%s</bdi><span class="marketday-hidden">%s</span>',
			esc_html( ( $choice->adds ? '+' : '' ) . $number ),
			esc_html( sprintf( $words, $number ) )
		);
	}
	echo '</label></li>';
}
