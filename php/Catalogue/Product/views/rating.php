<?php
/**
 * Five stars to choose from (docs/PROTOCOL.md#review); src/features/product/review-form.ts tells when none is chosen.
 *
 * @var bool $isRequired
 */

defined( 'ABSPATH' ) || exit;
?>
<fieldset class="marketday-rating">
	<legend class="marketday-field__label"><?php esc_html_e( 'Your rating', 'marketday' ); ?></legend>
	<div class="marketday-rating__stars">
		<?php foreach ( range( 1, 5 ) as $marketday_star ) : ?>
			<label class="marketday-rating__star">
				<input
					type="radio"
					name="rating"
					value="<?php echo esc_attr( (string) $marketday_star ); ?>"<?php echo $isRequired ? ' required' : ''; ?>
					data-parsley-errors-container=".marketday-rating__problem"
					data-parsley-required-message="<?php esc_attr_e( 'Please select a rating', 'marketday' ); ?>">
				<?php /* translators: %s: number of stars from 1 to 5. */ ?>
				<span class="marketday-hidden"><?php echo esc_html( sprintf( __( '%s of 5 stars', 'marketday' ), number_format_i18n( $marketday_star ) ) ); ?></span>
			</label>
		<?php endforeach; ?>
	</div>
	<div class="marketday-rating__problem" role="alert" data-message="<?php esc_attr_e( 'Please select a rating', 'marketday' ); ?>"></div>
</fieldset>
