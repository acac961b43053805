<?php
/**
 * The newsletters that went out, and the way to a new one.
 *
 * @var bool                                      $isElsewhere Whether another program keeps the subscribers.
 * @var list<Marketday\Marketing\Newsletter\Campaigns\Campaign> $campaigns
 * @var array<int, string>                        $names       Of lists.
 * @var array<int, string>                        $posts       Titles.
 */

declare( strict_types=1 );

use Marketday\Marketing\Newsletter\Admin\CampaignsScreen;
use Marketday\Marketing\Newsletter\Campaigns\CampaignState;

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap marketday-admin">
<h1><?php esc_html_e( 'Newsletters', 'marketday' ); ?></h1>
<p class="marketday-about"><?php
	esc_html_e( 'Send a post to a list as a newsletter. Only people who’ve confirmed get it, once each, with a link to unsubscribe.', 'marketday' );
?></p>
<?php if ( $isElsewhere ) : ?>
<div class="notice notice-info inline"><p><?php esc_html_e( 'MailPoet manages this site’s subscribers. Send your newsletters there.', 'marketday' ); ?></p></div>
<?php elseif ( [] === $posts ) : ?>
<p><a class="button button-primary" href="<?php echo esc_url( admin_url( 'post-new.php' ) ); ?>"><?php
	esc_html_e( 'Write your first post', 'marketday' );
?></a></p>
<?php else : ?>
<form class="marketday-bar__form" method="get">
<input type="hidden" name="page" value="<?php echo esc_attr( CampaignsScreen::SLUG ); ?>">
<label for="marketday-letter-post"><?php esc_html_e( 'Post to send', 'marketday' ); ?></label>
<select id="marketday-letter-post" name="post">
	<?php foreach ( $posts as $marketday_id => $marketday_title ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_id ); ?>"><?php
		echo esc_html( wp_html_excerpt( html_entity_decode( $marketday_title, ENT_QUOTES ), 80, '…' ) );
?></option>
	<?php endforeach; ?>
</select>
<button class="button button-primary"><?php esc_html_e( 'Next', 'marketday' ); ?></button>
</form>
<?php endif; ?>
<?php if ( [] === $campaigns ) : ?>
<div class="marketday-card marketday-empty"><p><?php esc_html_e( 'No newsletters yet.', 'marketday' ); ?></p></div>
<?php else : ?>
<div class="marketday-wide">
<table class="widefat striped marketday-report">
<caption class="screen-reader-text"><?php esc_html_e( 'Newsletters, newest first', 'marketday' ); ?></caption>
<thead><tr>
<th scope="col"><?php esc_html_e( 'Subject', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'List', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Status', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Progress', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Date', 'marketday' ); ?></th>
</tr></thead>
<tbody>
<?php foreach ( $campaigns as $marketday_campaign ) : ?>
<tr>
<th scope="row"><a href="<?php echo esc_url( CampaignsScreen::url( [ 'letter' => (string) $marketday_campaign->id ] ) ); ?>"><?php echo esc_html( $marketday_campaign->content->subject ); ?></a></th>
<td data-colname="<?php esc_attr_e( 'List', 'marketday' ); ?>"><?php echo esc_html( $names[ $marketday_campaign->list ] ?? __( 'Deleted list', 'marketday' ) ); ?></td>
<td data-colname="<?php esc_attr_e( 'Status', 'marketday' ); ?>"><?php
	echo esc_html( ( $marketday_campaign->isMoving() ? CampaignState::Sending : $marketday_campaign->state )->label() );
?></td>
<td data-colname="<?php esc_attr_e( 'Progress', 'marketday' ); ?>"><?php echo esc_html( CampaignsScreen::progress( $marketday_campaign ) ); ?></td>
<td data-colname="<?php esc_attr_e( 'Date', 'marketday' ); ?>"><?php
	echo esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $marketday_campaign->begins() ) );
?></td>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</div>
<?php endif; ?>
</div>
