<?php
/**
 * A newsletter on its way, or what became of it.
 *
 * @var string                                     $change   Where the forms go.
 * @var string                                     $from     Whose mailbox has what comes back.
 * @var bool                                       $isMoving
 * @var Marketday\Marketing\Newsletter\Campaigns\Campaign        $campaign
 * @var Marketday\Kernel\Emails\WrittenEmail          $email
 * @var array<int, string>                         $names    Of lists.
 * @var string                                     $step     Body of the progress bar's call.
 * @var list<Marketday\Marketing\Newsletter\Campaigns\Sending> $troubled
 */

declare( strict_types=1 );

use Marketday\Kernel\EmailAddress;
use Marketday\Marketing\Newsletter\Admin\CampaignsScreen;
use Marketday\Marketing\Newsletter\Campaigns\CampaignState;
use Marketday\Marketing\Newsletter\Campaigns\Sending;
use Marketday\Marketing\Newsletter\Campaigns\SendingState;

defined( 'ABSPATH' ) || exit;

$marketday_failed = array_filter( $troubled, static fn ( Sending $one ): bool => SendingState::Failed === $one->state );
$marketday_state  = $isMoving ? CampaignState::Sending : $campaign->state;
$marketday_deeds  = match ( $marketday_state ) {
	CampaignState::Scheduled => [ 'stop' => __( 'Stop', 'marketday' ) ],
	CampaignState::Sending   => [
		'step' => __( 'Continue', 'marketday' ),
		'stop' => __( 'Stop', 'marketday' ),
	],
	CampaignState::Stopped   => [
		'continue' => __( 'Continue sending', 'marketday' ),
		'delete'   => __( 'Delete', 'marketday' ),
	],
	CampaignState::Done      => [ 'delete' => __( 'Delete', 'marketday' ) ],
};
$marketday_cures = [
	'again'   => __( 'Try these again', 'marketday' ),
	'bounced' => __( 'Mark as bounced', 'marketday' ),
];
if ( CampaignState::Stopped === $marketday_state ) {
	unset( $marketday_cures['again'] ); // What is stopped sends nothing.
}
?>
<div class="wrap marketday-admin">
<h1><?php echo esc_html( $campaign->content->subject ); ?></h1>
<p><a href="<?php echo esc_url( CampaignsScreen::url() ); ?>"><?php esc_html_e( 'All newsletters', 'marketday' ); ?></a></p>
<div
	class="marketday-card marketday-letter"
	<?php
		$marketday_failed_words = __( 'The site isn’t responding. The newsletter goes on by itself; reload this page to see how far it is.', 'marketday' );
		echo $isMoving
			? sprintf(
				'data-marketday-progress data-url="%s" data-body="%s" data-failed="%s"',
				esc_url( admin_url( 'admin-ajax.php' ) ),
				esc_attr( $step ),
				esc_attr( $marketday_failed_words )
			)
			: '';
	?>>
<h2><?php
	echo esc_html( sprintf( '%s: %s', $marketday_state->label(), $names[ $campaign->list ] ?? __( 'Deleted list', 'marketday' ) ) );
?></h2>
<?php if ( CampaignState::Scheduled === $marketday_state ) : ?>
<p><?php
	/* translators: 1: a date, 2: a time */
	$marketday_words = __( 'Goes out on %1$s at %2$s.', 'marketday' );
	$marketday_day   = (string) wp_date( (string) get_option( 'date_format' ), $campaign->begins() );
	echo esc_html( sprintf( $marketday_words, $marketday_day, (string) wp_date( (string) get_option( 'time_format' ), $campaign->begins() ) ) );
?></p>
<?php else : ?>
<progress
	aria-label="<?php esc_attr_e( 'Progress', 'marketday' ); ?>"
	max="100"
	value="<?php echo esc_attr( (string) $campaign->percent() ); ?>"
	style="inline-size: 100%"></progress>
<p role="status" data-text><?php echo esc_html( CampaignsScreen::progress( $campaign ) ); ?></p>
<?php endif; ?>
<?php if ( '' !== $campaign->reason ) : ?>
<p><strong><?php
	/* translators: %s: a reason */
	echo esc_html( sprintf( __( 'Why it stopped: %s', 'marketday' ), $campaign->reason ) );
?></strong></p>
<?php endif; ?>
<?php if ( $isMoving ) : ?>
<p class="description"><?php esc_html_e( 'You can leave this page: sending goes on.', 'marketday' ); ?></p>
<?php endif; ?>
<div class="marketday-deeds">
<?php foreach ( $marketday_deeds as $marketday_deed => $marketday_label ) : ?>
<form method="post" action="<?php echo esc_url( $change ); ?>"<?php echo 'step' === $marketday_deed ? ' data-continue' : ''; ?>>
<input type="hidden" name="letter" value="<?php echo esc_attr( (string) $campaign->id ); ?>">
<button class="button" name="deed" value="<?php echo esc_attr( $marketday_deed ); ?>"><?php echo esc_html( $marketday_label ); ?></button>
</form>
<?php endforeach; ?>
</div>
</div>
<h2><?php esc_html_e( 'Not delivered', 'marketday' ); ?></h2>
<p class="marketday-about"><?php
	esc_html_e( 'Your mail server refused these. We try each of them four times, over half an hour or more.', 'marketday' );
?></p>
<p class="marketday-about"><?php
	/* translators: %s: email address */
	$marketday_words = __( 'Emails that bounce later land in the mailbox of %s. Marketday doesn’t read it: look there, and unsubscribe those addresses.', 'marketday' );
	echo esc_html( sprintf( $marketday_words, $from ) );
?></p>
<?php if ( [] === $troubled ) : ?>
<p><?php esc_html_e( 'None so far.', 'marketday' ); ?></p>
<?php else : ?>
	<?php if ( [] !== $marketday_failed ) : ?>
<div class="marketday-deeds">
		<?php foreach ( $marketday_cures as $marketday_deed => $marketday_label ) : ?>
<form method="post" action="<?php echo esc_url( $change ); ?>">
<input type="hidden" name="letter" value="<?php echo esc_attr( (string) $campaign->id ); ?>">
<button class="button" name="deed" value="<?php echo esc_attr( $marketday_deed ); ?>"><?php echo esc_html( $marketday_label ); ?></button>
</form>
		<?php endforeach; ?>
</div>
<p class="description"><?php esc_html_e( 'Bounced addresses get no more newsletters.', 'marketday' ); ?></p>
	<?php endif; ?>
<div class="marketday-wide">
<table class="widefat striped marketday-report">
<caption class="screen-reader-text"><?php esc_html_e( 'Not delivered', 'marketday' ); ?></caption>
<thead><tr>
<th scope="col"><?php esc_html_e( 'Email address', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Status', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Reason', 'marketday' ); ?></th>
</tr></thead>
<tbody>
	<?php foreach ( $troubled as $marketday_one ) : ?>
<tr>
<th scope="row"><?php echo esc_html( EmailAddress::readable( $marketday_one->email ) ); ?></th>
<td data-colname="<?php esc_attr_e( 'Status', 'marketday' ); ?>"><?php
		echo esc_html( SendingState::Failed === $marketday_one->state ? __( 'Failed', 'marketday' ) : __( 'Trying again', 'marketday' ) );
?></td>
<td data-colname="<?php esc_attr_e( 'Reason', 'marketday' ); ?>"><?php echo esc_html( $marketday_one->reason ); ?></td>
</tr>
	<?php endforeach; ?>
</tbody>
</table>
</div>
<?php endif; ?>
<h2><?php esc_html_e( 'The newsletter', 'marketday' ); ?></h2>
<?php require __DIR__ . '/admin-campaign-preview.php'; ?>
</div>
