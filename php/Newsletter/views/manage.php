<?php
/**
 * What a subscriber gets, and its end.
 *
 * @var Marketday\Newsletter\Subscribers\Subscriber $subscriber
 * @var string                                      $key
 * @var string                                      $leaveKey
 * @var array<int, string>                          $lists
 * @var list<int>                                   $chosen
 */

defined( 'ABSPATH' ) || exit;

$marketday_names = [
	'first_name' => [ __( 'First name', 'marketday' ), 'given-name', $subscriber->firstName ],
	'last_name'  => [ __( 'Last name', 'marketday' ), 'family-name', $subscriber->lastName ],
];
$marketday_is_in = 'subscribed' === $subscriber->status->value;
?>
<form class="marketday-newsletter-manage__form" method="post">
<p><strong><?php echo esc_html( $subscriber->email ); ?></strong>: <?php
	echo esc_html( $marketday_is_in ? __( 'subscribed', 'marketday' ) : __( 'not subscribed', 'marketday' ) );
?></p>
<input type="hidden" name="marketday-action" value="newsletter-change">
<input type="hidden" name="newsletter-key" value="<?php echo esc_attr( $key ); ?>">
<div class="marketday-field">
<label class="marketday-field__label" for="marketday-newsletter-email"><?php esc_html_e( 'E-mail address', 'marketday' ); ?></label>
<input
	class="marketday-field__control"
	id="marketday-newsletter-email"
	type="email"
	name="email"
	autocomplete="email" required
	maxlength="150"
	value="<?php echo esc_attr( $subscriber->email ); ?>">
</div>
<?php foreach ( $marketday_names as $marketday_name => [ $marketday_label, $marketday_complete, $marketday_value ] ) : ?>
<div class="marketday-field">
<label
	class="marketday-field__label"
	for="marketday-newsletter-<?php echo esc_attr( $marketday_name ); ?>"><?php echo esc_html( $marketday_label ); ?> <span class="marketday-field__optional"><?php
		esc_html_e( '(optional)', 'marketday' );
	?></span></label>
<input
	class="marketday-field__control"
	id="marketday-newsletter-<?php echo esc_attr( $marketday_name ); ?>"
	type="text"
	name="<?php echo esc_attr( $marketday_name ); ?>"
	autocomplete="<?php echo esc_attr( $marketday_complete ); ?>"
	maxlength="100"
	value="<?php echo esc_attr( $marketday_value ); ?>">
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
	value="<?php echo esc_attr( (string) $marketday_id ); ?>"<?php checked( in_array( $marketday_id, $chosen, true ) ); ?>>
<label for="marketday-newsletter-list-<?php echo esc_attr( (string) $marketday_id ); ?>"><?php echo esc_html( $marketday_name ); ?></label>
</div>
<?php endforeach; ?>
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
