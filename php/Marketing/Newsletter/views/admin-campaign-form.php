<?php
/**
 * A newsletter that is being written: to whom a post goes, under which subject and when.
 *
 * @var string                                    $action
 * @var string                                    $address Who a test goes to.
 * @var string                                    $at
 * @var list<Marketday\Marketing\Newsletter\Campaigns\Campaign> $earlier Of the same post.
 * @var bool                                      $isLater
 * @var int                                       $list
 * @var Marketday\Kernel\Emails\WrittenEmail         $email
 * @var array<int, string>                        $names   Of lists.
 * @var string                                    $notice  What has just happened.
 * @var string                                    $once
 * @var WP_Post                                   $post
 * @var array<int, int>                           $readers How many by list.
 * @var string                                    $subject
 * @var string                                    $zone
 */

declare( strict_types=1 );

use Marketday\Marketing\Newsletter\Admin\CampaignsScreen;
use Marketday\Marketing\Newsletter\Campaigns\CampaignPlan;

defined( 'ABSPATH' ) || exit;

$marketday_notices = [
	/* translators: %s: email address */
	'sent'    => [ 'success', sprintf( __( 'We’ve sent a test to %s.', 'marketday' ), $address ) ],
	'refused' => [ 'error', __( 'The email couldn’t be sent. Check your site’s email settings.', 'marketday' ) ],
	'limit'   => [ 'error', __( 'You’ve sent a lot of tests. Try again later.', 'marketday' ) ],
];
?>
<div class="wrap marketday-admin">
<h1><?php
	/* translators: %s: title of a post */
	echo esc_html( sprintf( __( 'Send “%s”', 'marketday' ), html_entity_decode( get_the_title( $post ), ENT_QUOTES ) ) );
?></h1>
<p><a href="<?php echo esc_url( CampaignsScreen::url() ); ?>"><?php esc_html_e( 'All newsletters', 'marketday' ); ?></a> · <a href="<?php
	echo esc_url( (string) get_edit_post_link( $post->ID, 'raw' ) );
?>"><?php esc_html_e( 'Edit the post', 'marketday' ); ?></a></p>
<?php if ( isset( $marketday_notices[ $notice ] ) ) : ?>
<div class="notice notice-<?php echo esc_attr( $marketday_notices[ $notice ][0] ); ?>" role="status"><p><?php
	echo esc_html( $marketday_notices[ $notice ][1] );
?></p></div>
<?php endif; ?>
<?php foreach ( $earlier as $marketday_campaign ) : ?>
<div class="notice notice-warning inline"><p><a href="<?php echo esc_url( CampaignsScreen::url( [ 'letter' => (string) $marketday_campaign->id ] ) ); ?>"><?php
	$marketday_day = (string) wp_date( (string) get_option( 'date_format' ), $marketday_campaign->begins() );
	echo esc_html( sprintf( $marketday_campaign->state->earlier(), $names[ $marketday_campaign->list ] ?? __( 'Deleted list', 'marketday' ), $marketday_day ) );
?></a></p></div>
<?php endforeach; ?>
<form class="marketday-letter" method="post" action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="post" value="<?php echo esc_attr( (string) $post->ID ); ?>">
<input type="hidden" name="once" value="<?php echo esc_attr( $once ); ?>">
<p>
<label for="marketday-letter-list"><?php esc_html_e( 'Send to', 'marketday' ); ?></label>
<select id="marketday-letter-list" name="list">
<?php foreach ( $names as $marketday_id => $marketday_name ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_id ); ?>"<?php
	selected( $list, $marketday_id );
?>><?php
	echo esc_html( sprintf( '%s (%s)', $marketday_name, number_format_i18n( $readers[ $marketday_id ] ?? 0 ) ) );
?></option>
<?php endforeach; ?>
</select>
</p>
<p>
<label for="marketday-letter-subject"><?php esc_html_e( 'Subject', 'marketday' ); ?></label>
<input
	type="text"
	class="large-text"
	id="marketday-letter-subject"
	name="subject"
	maxlength="<?php echo esc_attr( (string) CampaignPlan::SUBJECT ); ?>"
	value="<?php echo esc_attr( $subject ); ?>"
	required>
</p>
<fieldset>
<legend><?php esc_html_e( 'When', 'marketday' ); ?></legend>
<p><label><input type="radio" name="when" value="now"<?php checked( ! $isLater ); ?>> <?php esc_html_e( 'Now', 'marketday' ); ?></label></p>
<p><label><input type="radio" name="when" value="later"<?php checked( $isLater ); ?>> <?php esc_html_e( 'Later, at', 'marketday' ); ?></label>
<input
	type="datetime-local"
	name="at"
	value="<?php echo esc_attr( $at ); ?>"
	aria-label="<?php
	/* translators: %s: a time zone */
	echo esc_attr( sprintf( __( 'Date and time (%s)', 'marketday' ), $zone ) );
	?>"> <?php echo esc_html( $zone ); ?></p>
</fieldset>
<p><button class="button" name="deed" value="test" formnovalidate><?php
	/* translators: %s: email address */
	echo esc_html( sprintf( __( 'Send a test to %s', 'marketday' ), $address ) );
?></button></p>
<p><label><input type="checkbox" name="sure" value="1" required> <?php
	esc_html_e( 'I’ve checked the newsletter below. It can’t be taken back.', 'marketday' );
?></label></p>
<p><button class="button button-primary" name="deed" value="send"><?php esc_html_e( 'Send newsletter', 'marketday' ); ?></button></p>
</form>
<h2><?php esc_html_e( 'Preview', 'marketday' ); ?></h2>
<p class="description"><?php esc_html_e( 'Forms, videos and scripts stay on your site. The newsletter is kept as it is when you send it: later changes to the post don’t reach it.', 'marketday' ); ?></p>
<?php require __DIR__ . '/admin-campaign-preview.php'; ?>
</div>
