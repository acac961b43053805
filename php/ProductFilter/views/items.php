<?php
/**
 * Values of a list: on the page, and as the answer to 'Show more'.
 *
 * @var Marketday\ProductFilter\ChoiceList     $list
 * @var Marketday\ProductFilter\FilterSettings $settings
 * @var bool                                   $isExtended Whether they were asked for.
 */
?>
<?php foreach ( $list->choices as $index => $choice ) : ?>
	<?php $id = "marketday-{$settings->blockId}-{$list->facet}-{$choice->id}"; ?>
<li class="wopb-filter-item<?php echo $isExtended ? ' wopb-filter-extended-item' : ''; ?>" data-value="<?php echo esc_attr( $choice->value ); ?>"<?php echo $isExtended && ! $list->hasMore && count( $list->choices ) - 1 === $index ? ' data-last' : ''; ?><?php echo $choice->depth > 0 ? ' style="--depth:' . esc_attr( (string) $choice->depth ) . '"' : ''; ?>><input type="checkbox" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( 'sale' === $list->facet ? $list->parameter : "{$list->parameter}[]" ); ?>" value="<?php echo esc_attr( $choice->value ); ?>" data-id="<?php echo esc_attr( (string) $choice->id ); ?>"<?php checked( $choice->isChosen ); ?><?php disabled( $choice->isDisabled() ); ?>><label for="<?php echo esc_attr( $id ); ?>">
	<?php if ( '' !== $choice->colour ) : ?>
<span class="marketday-product-filter__colour" aria-hidden="true" style="--colour:<?php echo esc_attr( $choice->colour ); ?>"></span>
	<?php endif; ?>
	<?php if ( $choice->stars > 0 ) : ?>
<span class="marketday-stars" aria-hidden="true" style="--marketday-rating:<?php echo esc_attr( (string) $choice->stars ); ?>"></span><span class="marketday-hidden" data-part="label"><?php echo esc_html( $choice->label ); ?></span>
	<?php else : ?>
<span data-part="label"><?php echo esc_html( $choice->label ); ?></span>
	<?php endif; ?>
	<?php if ( $settings->showsCounts && null !== $choice->count ) : ?>
<span class="marketday-product-filter__count" data-part="count"><span aria-hidden="true"><?php echo esc_html( number_format_i18n( $choice->count ) ); ?></span><span class="marketday-hidden">
		<?php
		/* translators: %s: number of products. */
		echo esc_html( sprintf( _n( '(%s product)', '(%s products)', $choice->count, 'marketday' ), number_format_i18n( $choice->count ) ) );
		?>
</span></span>
	<?php endif; ?>
</label></li>
<?php endforeach; ?>
