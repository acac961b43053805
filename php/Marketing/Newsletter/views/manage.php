<?php
/**
 * A subscriber's lists, and the way to end them.
 *
 * @var Marketday\Marketing\Newsletter\Subscribers\Subscriber $subscriber
 * @var string                                      $key
 * @var string                                      $leaveKey
 * @var list<Marketday\Marketing\Newsletter\Form\FormField>   $fields  Address and names.
 * @var array<string, string>                       $values  Of them, by kind.
 * @var array<int, string>                          $lists
 * @var list<int>                                   $chosen
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Validation\FieldRules;

$marketday_complete = [
	'email'      => 'email',
	'first_name' => 'given-name',
	'last_name'  => 'family-name',
];
$marketday_required = sprintf(
	' data-parsley-required="true" data-parsley-required-message="%s" data-parsley-errors-container="#marketday-newsletter-lists-errors"',
	esc_attr__( 'Select a list, or unsubscribe below.', 'marketday' )
);
$marketday_is_in = 'subscribed' === $subscriber->status->value;
?>
<form class="marketday-newsletter-manage__form" method="post">
<p><strong><?php echo esc_html( EmailAddress::readable( $subscriber->email ) ); ?></strong>: <?php
	echo esc_html( $marketday_is_in ? __( 'subscribed', 'marketday' ) : __( 'not subscribed', 'marketday' ) );
?></p>
<input type="hidden" name="marketday-action" value="newsletter-change">
<input type="hidden" name="newsletter-key" value="<?php echo esc_attr( $key ); ?>">
<?php foreach ( $fields as $marketday_field ) : ?>
	<?php
	$marketday_html = '';
	foreach ( ( new FieldRules( $marketday_field->rules(), $marketday_field->messages() ) )->attributes() as $marketday_name => $marketday_value ) {
		$marketday_html .= sprintf( ' %s="%s"', esc_attr( $marketday_name ), esc_attr( $marketday_value ) );
	}
	?>
<div class="marketday-field">
<label
	class="marketday-field__label"
	for="marketday-newsletter-<?php echo esc_attr( $marketday_field->kind ); ?>"><?php
		echo esc_html( $marketday_field->label );
	?><?php if ( ! $marketday_field->isRequired ) : ?> <span class="marketday-field__optional"><?php
		esc_html_e( '(optional)', 'marketday' );
	?></span><?php endif; ?></label>
<input
	class="marketday-field__control"
	id="marketday-newsletter-<?php echo esc_attr( $marketday_field->kind ); ?>"
	type="<?php echo esc_attr( 'email' === $marketday_field->kind ? 'email' : 'text' ); ?>"
	name="<?php echo esc_attr( $marketday_field->kind ); ?>"
	autocomplete="<?php echo esc_attr( $marketday_complete[ $marketday_field->kind ] ?? 'off' ); ?>"<?php echo $marketday_html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
	value="<?php echo esc_attr( $values[ $marketday_field->kind ] ?? '' ); ?>">
</div>
<?php endforeach; ?>
<fieldset class="marketday-choices">
<legend class="marketday-choices__legend marketday-field__label"><?php esc_html_e( 'What would you like to get?', 'marketday' ); ?></legend>
<?php foreach ( $lists as $marketday_id => $marketday_name ) : ?>
<div class="marketday-choice">
<input
	type="checkbox"
	id="marketday-newsletter-list-<?php echo esc_attr( (string) $marketday_id ); ?>"
	name="segments[]"
	value="<?php echo esc_attr( (string) $marketday_id ); ?>"<?php checked( in_array( $marketday_id, $chosen, true ) ); ?><?php
		echo $marketday_required; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	?>>
<label for="marketday-newsletter-list-<?php echo esc_attr( (string) $marketday_id ); ?>"><?php echo esc_html( $marketday_name ); ?></label>
</div>
	<?php $marketday_required = ''; ?>
<?php endforeach; ?>
<div id="marketday-newsletter-lists-errors"></div>
</fieldset>
<p><button type="submit" class="marketday-button"><?php
	echo esc_html( $marketday_is_in ? __( 'Save', 'marketday' ) : __( 'Subscribe again', 'marketday' ) );
?></button></p>
</form>
<?php if ( $marketday_is_in ) : ?>
<form class="marketday-newsletter-manage__leave" method="post">
<input type="hidden" name="marketday-action" value="newsletter-leave">
<input type="hidden" name="newsletter-key" value="<?php echo esc_attr( $leaveKey ); ?>">
<p><button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Unsubscribe', 'marketday' ); ?></button></p>
</form>
<?php endif; ?>
