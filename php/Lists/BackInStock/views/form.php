<?php
/**
 * Asks to be told, without scripts.
 *
 * @var Marketday\Engine\Contract\Product $product
 * @var array<int, string>      $items   Names by id.
 */

use Marketday\Lists\BackInStock\WaitingFormHandler;
use Marketday\Kernel\Http\PageForm;

defined( 'ABSPATH' ) || exit;

$id    = "marketday-back-in-stock-{$product->id}";
$first = (int) array_key_first( $items );
?>
<form
	class="marketday-back-in-stock"
	id="marketday-back-in-stock"
	method="post"
	action="<?php echo esc_url( $product->url ); ?>"
	aria-labelledby="<?php echo esc_attr( $id ); ?>">
<p class="marketday-back-in-stock__title" id="<?php echo esc_attr( $id ); ?>"><?php esc_html_e( 'Email me when it’s back', 'marketday' ); ?></p>
<input type="hidden" name="<?php echo esc_attr( PageForm::ACTION ); ?>" value="<?php echo esc_attr( WaitingFormHandler::ASK ); ?>">
<input type="hidden" name="product_id" value="<?php echo esc_attr( (string) $product->id ); ?>">
<?php if ( 1 === count( $items ) ) : ?>
<input type="hidden" name="item" value="<?php echo esc_attr( (string) $first ); ?>">
	<?php if ( $first !== $product->id ) : ?>
<p><?php echo esc_html( $items[ $first ] ?? '' ); ?></p>
	<?php endif; ?>
<?php else : ?>
<p class="marketday-field"><label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-item"><?php
	esc_html_e( 'Which option?', 'marketday' );
?></label>
<select class="marketday-field__control" id="<?php echo esc_attr( $id ); ?>-item" name="item">
	<?php foreach ( $items as $item => $name ) : ?>
<option value="<?php echo esc_attr( (string) $item ); ?>"><?php echo esc_html( $name ); ?></option>
	<?php endforeach; ?>
</select></p>
<?php endif; ?>
<p class="marketday-field"><label class="marketday-field__label" for="<?php echo esc_attr( $id ); ?>-email"><?php
	esc_html_e( 'Your email address', 'marketday' );
?></label>
<input
	class="marketday-field__control"
	type="email"
	id="<?php echo esc_attr( $id ); ?>-email"
	name="email" required
	maxlength="150"
	autocomplete="email"
	aria-describedby="<?php echo esc_attr( $id ); ?>-note"></p>
<p class="marketday-back-in-stock__note" id="<?php echo esc_attr( $id ); ?>-note"><?php
	esc_html_e( 'We’ll email you once, then delete your address.', 'marketday' );
?></p>
<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Email me', 'marketday' ); ?></button>
</form>
