<?php
/**
 * Settings of a list for its user, below it on its page.
 *
 * @var Marketday\Lists\Wishlist\Lists\NamedList|null $list Null where all lists are shown.
 * @var string                                  $url        The link that others have; '' for none.
 * @var bool                                    $wantsEmails
 * @var string                                  $pageUrl
 * @var string                                  $nonce
 */

use Marketday\Lists\Wishlist\Lists\Visibility;

defined( 'ABSPATH' ) || exit;

$marketday_shown = $list;
$list            = $marketday_shown->id ?? 0;
$text            = '';
?>
<div class="marketday-wishlist__settings">
<?php if ( null !== $marketday_shown ) : ?>
<form class="marketday-wishlist__share" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
	<?php require __DIR__ . '/form-keys.php'; ?>
	<?php require __DIR__ . '/share-buttons.php'; ?>
</form>
<details class="marketday-wishlist__details">
<summary><?php esc_html_e( 'List name and visibility', 'marketday' ); ?></summary>
<form method="post" action="<?php echo esc_url( $pageUrl ); ?>">
	<?php require __DIR__ . '/form-keys.php'; ?>
<label class="marketday-wishlist__field"><span><?php esc_html_e( 'Name', 'marketday' ); ?></span><input
	class="marketday-field__input"
	type="text"
	name="list-name"
	value="<?php echo esc_attr( $marketday_shown->name() ); ?>"
	maxlength="100" required></label>
<fieldset class="marketday-wishlist__choice"><legend><?php esc_html_e( 'Who can see it', 'marketday' ); ?></legend>
	<?php foreach ( Visibility::cases() as $marketday_case ) : ?>
<label><input
	type="radio"
	name="visibility"
	value="<?php echo esc_attr( $marketday_case->value ); ?>"<?php
		checked( $marketday_case->value, $marketday_shown->visibility->value );
	?>> <span><strong><?php echo esc_html( $marketday_case->label() ); ?></strong> <?php echo esc_html( $marketday_case->explanation() ); ?></span></label>
	<?php endforeach; ?>
</fieldset>
<p class="marketday-wishlist__buttons"><button type="submit" class="marketday-button" name="save-list" value="1"><?php
	esc_html_e( 'Save', 'marketday' );
?></button>
	<?php if ( ! $marketday_shown->isDefault() ) : ?>
<button type="submit" class="marketday-link" name="delete-list" value="1" formnovalidate><?php esc_html_e( 'Delete list', 'marketday' ); ?></button>
	<?php endif; ?>
</p>
</form>
</details>
<?php endif; ?>
<details class="marketday-wishlist__details">
<summary><?php esc_html_e( 'New list', 'marketday' ); ?></summary>
<form class="marketday-wishlist__line" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<?php require __DIR__ . '/form-keys.php'; ?>
<label><span><?php esc_html_e( 'Name', 'marketday' ); ?></span><input
	class="marketday-field__input"
	type="text"
	name="list-name"
	maxlength="100" required></label>
<button
	type="submit"
	class="marketday-button marketday-button--quiet"
	name="create-list"
	value="1"><?php esc_html_e( 'Create list', 'marketday' ); ?></button>
</form>
</details>
<details class="marketday-wishlist__details">
<summary><?php esc_html_e( 'Price alerts', 'marketday' ); ?></summary>
<form method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<?php require __DIR__ . '/form-keys.php'; ?>
<label class="marketday-wishlist__tick"><input type="checkbox" name="mails" value="1"<?php checked( $wantsEmails ); ?>> <span><?php
	esc_html_e( 'Email me about price drops and restocks', 'marketday' );
?></span></label>
<p class="marketday-wishlist__buttons"><button
	type="submit"
	class="marketday-button marketday-button--quiet"
	name="save-mails"
	value="1"><?php esc_html_e( 'Save', 'marketday' ); ?></button></p>
</form>
</details>
<details class="marketday-wishlist__details">
<summary><?php esc_html_e( 'Other people’s lists', 'marketday' ); ?></summary>
<?php require __DIR__ . '/find.php'; ?>
</details>
</div>
