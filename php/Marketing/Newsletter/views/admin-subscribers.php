<?php
/**
 * The subscribers, and what one does with them.
 *
 * @var Marketday\Marketing\Newsletter\Admin\SubscriberSearch           $search
 * @var list<Marketday\Marketing\Newsletter\Subscribers\Subscriber>     $rows
 * @var array<string, mixed>                                  $state   What the screen's script begins with.
 * @var array<int, string>                                    $names   Of all lists.
 * @var array<string, int>                                    $counts  By status.
 * @var int                                                   $total
 * @var string                                                $keeper  Screen of the program that keeps the subscribers; '' where we do.
 * @var array{isActive: bool, isBegun: bool, isDry: bool, isOver: bool, done: int, of: int, line: string}|null $move Null where MailPoet never was.
 * @var int                                                   $page
 * @var int|null                                              $done    How many the last deed was about.
 * @var Marketday\Marketing\Newsletter\Admin\ImportRun|null             $run
 * @var list<list<string>>                                    $samples Rows of its file, while its columns are not said.
 * @var array<string, string>                                 $choices Of a column, by value.
 * @var array<string, string>                                 $actions
 * @var string                                                $step    Body of the progress bar's call.
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Reports\Reports;
use Marketday\Marketing\Newsletter\Admin\CampaignsScreen;
use Marketday\Marketing\Newsletter\Admin\SubscriberSearch;
use Marketday\Marketing\Newsletter\Admin\SubscribersScreen;
use Marketday\Marketing\Newsletter\Subscribers\Status;

$marketday_pages  = max( 1, (int) ceil( $total / SubscriberSearch::A_PAGE ) );
$marketday_lists  = array_column( (array) $state['items'], 'lists', 'id' );
$marketday_filter = array_filter( [
	's'      => $search->text,
	'status' => $search->status->value ?? '',
	'list'   => $search->list > 0 ? (string) $search->list : '',
], static fn ( string $value ): bool => '' !== $value );
?>
<div class="wrap">
<h1 class="wp-heading-inline"><?php esc_html_e( 'Newsletter', 'marketday' ); ?></h1>
<hr class="wp-header-end">
<?php if ( '' !== $keeper ) : ?>
<div class="notice notice-info inline"><p><?php
	esc_html_e( 'MailPoet manages this site’s subscribers: find lists, imports and newsletters there. Below are people who signed up through the shop’s forms, with their status in MailPoet.', 'marketday' );
?> <a href="<?php echo esc_url( $keeper ); ?>"><?php esc_html_e( 'Open MailPoet', 'marketday' ); ?></a></p></div>
<?php else : ?>
<div class="card marketday-newsletter-about">
	<h2><?php esc_html_e( 'What Marketday does with your newsletter', 'marketday' ); ?></h2>
	<ul class="ul-disc">
		<li><?php esc_html_e( 'It gathers subscribers: by forms on your pages, at the checkout and in accounts.', 'marketday' ); ?></li>
		<li><?php esc_html_e( 'It proves consent: who agreed to which words, when and on which page.', 'marketday' ); ?></li>
		<li><?php
			esc_html_e( 'It sends a post to a list as a newsletter, and hands subscribers over for more: to MailPoet where it’s active, to other programs by webhook, or as a CSV file.', 'marketday' );
		?></li>
	</ul>
	<p>
		<a href="<?php echo esc_url( CampaignsScreen::url() ); ?>"><?php esc_html_e( 'Send a newsletter', 'marketday' ); ?></a>
		· <a href="<?php echo esc_url( SettingsTab::Newsletter->address() ); ?>"><?php esc_html_e( 'Newsletter settings and webhook', 'marketday' ); ?></a>
		· <a href="<?php echo esc_url( Reports::address( 'newsletter' ) ); ?>"><?php esc_html_e( 'How it grows', 'marketday' ); ?></a>
	</p>
</div>
<?php endif; ?>
<?php if ( null !== $done ) : ?>
<div class="notice notice-success" role="status"><p>
	<?php
	/* translators: %s: a number. */
	echo esc_html( sprintf( _n( 'Done for %s subscriber.', 'Done for %s subscribers.', $done, 'marketday' ), number_format_i18n( $done ) ) );
	?>
</p></div>
<?php endif; ?>

<?php if ( null !== $run && ! $run->mapping->isMapped && ! $run->isOver ) : ?>
	<?php require __DIR__ . '/admin-import-columns.php'; ?>
<?php elseif ( null !== $run ) : ?>
<div
	class="card"
	<?php
		echo $run->isOver ? '' : 'data-marketday-progress data-url="' . esc_url( admin_url( 'admin-ajax.php' ) ) . '" data-body="' . esc_attr( $step ) . '" data-failed="' . esc_attr__( 'The site isn’t responding. Press Continue to pick up where it stopped.', 'marketday' ) . '"';
	?>>
<h2>
	<?php
	/* translators: %s: name of a file. */
	echo esc_html( sprintf( $run->isOver ? __( 'Importing %s', 'marketday' ) : __( 'Importing %s', 'marketday' ), $run->file->name ) );
	?>
</h2>
<progress
	aria-label="<?php esc_attr_e( 'Import progress', 'marketday' ); ?>"
	max="100"
	value="<?php echo esc_attr( (string) $run->percent() ); ?>"
	style="inline-size: 100%"></progress>
<p role="status" data-text><?php echo esc_html( $run->text() ); ?></p>
	<?php require __DIR__ . '/admin-import-report.php'; ?>
<form method="post" action="<?php echo esc_url( $actions['continue'] ); ?>" data-continue>
	<?php submit_button( $run->isOver ? __( 'Close', 'marketday' ) : __( 'Continue', 'marketday' ), 'secondary', 'submit-continue', false ); ?>
</form>
</div>
<?php endif; ?>

<div id="marketday-newsletter-subscribers" data-state="<?php echo esc_attr( (string) wp_json_encode( $state ) ); ?>"></div>
<div class="hide-if-js">
<ul class="subsubsub">
<li><a href="<?php echo esc_url( SubscribersScreen::url() ); ?>"<?php
	echo null === $search->status ? ' class="current" aria-current="page"' : '';
?>><?php esc_html_e( 'All', 'marketday' ); ?> <span class="count">(<?php echo esc_html( number_format_i18n( array_sum( $counts ) ) ); ?>)</span></a></li>
<?php foreach ( Status::cases() as $marketday_status ) : ?>
<li>| <a href="<?php echo esc_url( SubscribersScreen::url( [ 'status' => $marketday_status->value ] ) ); ?>"<?php
	echo $marketday_status === $search->status ? ' class="current" aria-current="page"' : '';
?>><?php echo esc_html( $marketday_status->label() ); ?> <span class="count">(<?php
	echo esc_html( number_format_i18n( $counts[ $marketday_status->value ] ?? 0 ) );
?>)</span></a></li>
<?php endforeach; ?>
</ul>

<form method="get" class="search-form">
<input type="hidden" name="page" value="<?php echo esc_attr( SubscribersScreen::SLUG ); ?>">
<input type="hidden" name="status" value="<?php echo esc_attr( $search->status->value ?? '' ); ?>">
<p class="search-box">
<label for="marketday-newsletter-list"><?php esc_html_e( 'List', 'marketday' ); ?></label>
<select id="marketday-newsletter-list" name="list">
<option value=""><?php esc_html_e( 'All lists', 'marketday' ); ?></option>
<?php foreach ( $names as $marketday_id => $marketday_name ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_id ); ?>"<?php
	selected( $search->list, $marketday_id );
?>><?php echo esc_html( $marketday_name ); ?></option>
<?php endforeach; ?>
</select>
<label class="screen-reader-text" for="marketday-newsletter-search"><?php esc_html_e( 'Search subscribers', 'marketday' ); ?></label>
<input type="search" id="marketday-newsletter-search" name="s" value="<?php echo esc_attr( $search->text ); ?>">
<?php submit_button( __( 'Search subscribers', 'marketday' ), '', '', false ); ?>
</p>
</form>

<form method="post" action="<?php echo esc_url( $actions['bulk'] ); ?>">
<br class="clear">
<div class="tablenav top" style="block-size: auto">
<div class="alignleft actions bulkactions">
<label class="screen-reader-text" for="marketday-newsletter-deed"><?php esc_html_e( 'Bulk action', 'marketday' ); ?></label>
<select id="marketday-newsletter-deed" name="deed">
<option value=""><?php esc_html_e( 'Bulk actions', 'marketday' ); ?></option>
<option value="unsubscribe"><?php esc_html_e( 'Unsubscribe', 'marketday' ); ?></option>
<option value="join"><?php esc_html_e( 'Add to list', 'marketday' ); ?></option>
<option value="delete"><?php esc_html_e( 'Delete permanently', 'marketday' ); ?></option>
</select>
<label class="screen-reader-text" for="marketday-newsletter-to"><?php esc_html_e( 'Choose a list', 'marketday' ); ?></label>
<select id="marketday-newsletter-to" name="to_list">
<?php foreach ( $names as $marketday_id => $marketday_name ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_id ); ?>"><?php echo esc_html( $marketday_name ); ?></option>
<?php endforeach; ?>
</select>
<?php submit_button( __( 'Apply', 'marketday' ), 'action', 'submit-bulk', false ); ?>
</div>
<div class="tablenav-pages">
<span class="displaying-num">
<?php
/* translators: %s: a number. */
echo esc_html( sprintf( _n( '%s subscriber', '%s subscribers', $total, 'marketday' ), number_format_i18n( $total ) ) );
?>
</span>
<?php
echo wp_kses_post( (string) paginate_links( [
	'base'    => SubscribersScreen::url( $marketday_filter + [ 'paged' => '%#%' ] ),
	'format'  => '',
	'current' => $page,
	'total'   => $marketday_pages,
] ) );
?>
</div>
<br class="clear">
</div>
<table class="wp-list-table widefat striped">
<caption class="screen-reader-text"><?php esc_html_e( 'Subscribers, newest first', 'marketday' ); ?></caption>
<thead><tr>
<td class="manage-column check-column"><input type="checkbox" aria-label="<?php esc_attr_e( 'Select all', 'marketday' ); ?>"></td>
<th scope="col"><?php esc_html_e( 'Email address', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Name', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Status', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Lists', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Since', 'marketday' ); ?></th>
</tr></thead>
<tbody>
<?php if ( [] === $rows ) : ?>
<tr><td colspan="6"><?php esc_html_e( 'No subscribers yet.', 'marketday' ); ?></td></tr>
<?php endif; ?>
<?php foreach ( $rows as $marketday_row ) : ?>
<tr>
<th scope="row" class="check-column"><input
	type="checkbox"
	name="ids[]"
	value="<?php echo esc_attr( (string) $marketday_row->id ); ?>"
	aria-label="<?php echo esc_attr( EmailAddress::readable( $marketday_row->email ) ); ?>"></th>
<td><?php echo esc_html( EmailAddress::readable( $marketday_row->email ) ); ?></td>
<td><?php echo esc_html( trim( "{$marketday_row->details->firstName} {$marketday_row->details->lastName}" ) ); ?></td>
<td><?php echo esc_html( $marketday_row->status->label() ); ?></td>
<td><?php echo esc_html( implode( ', ', array_intersect_key( $names, array_flip( $marketday_lists[ $marketday_row->id ] ?? [] ) ) ) ); ?></td>
<td><?php echo esc_html( get_date_from_gmt( $marketday_row->origin->createdAt, (string) get_option( 'date_format' ) ) ); ?></td>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</form>
</div>

<div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem">
<form class="card hide-if-js" method="post" action="<?php echo esc_url( $actions['export'] ); ?>">
<h2><?php esc_html_e( 'Export as a file', 'marketday' ); ?></h2>
<?php foreach ( $marketday_filter as $marketday_name => $marketday_value ) : ?>
<input type="hidden" name="<?php echo esc_attr( $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
<?php endforeach; ?>
<p><?php esc_html_e( 'Exports the subscribers found above, with everything stored about them, as CSV for spreadsheets, other programs or a later import.', 'marketday' ); ?></p>
<?php submit_button( __( 'Export', 'marketday' ), 'secondary', 'submit-export', false ); ?>
</form>

<?php if ( '' === $keeper ) : ?>
<form class="card" method="post" enctype="multipart/form-data" action="<?php echo esc_url( $actions['import'] ); ?>">
<h2><?php esc_html_e( 'Import subscribers', 'marketday' ); ?></h2>
<p><label for="marketday-newsletter-file"><?php esc_html_e( 'CSV file from any program. You’ll see its columns before anything is imported.', 'marketday' ); ?></label><br><input
	type="file"
	id="marketday-newsletter-file"
	name="subscribers"
	accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
	style="max-inline-size: 100%"
	required></p>
<p><label for="marketday-newsletter-into"><?php esc_html_e( 'Add to list', 'marketday' ); ?></label><br>
<select id="marketday-newsletter-into" name="to_list" style="max-inline-size: 100%">
<?php foreach ( $names as $marketday_id => $marketday_name ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_id ); ?>"><?php echo esc_html( $marketday_name ); ?></option>
<?php endforeach; ?>
</select></p>
<p><label for="marketday-newsletter-basis"><?php esc_html_e( 'You can email them because', 'marketday' ); ?></label><br>
<select id="marketday-newsletter-basis" name="basis" style="max-inline-size: 100%">
<option value="consent"><?php esc_html_e( 'They agreed', 'marketday' ); ?></option>
<option value="soft_opt_in"><?php esc_html_e( 'They bought similar things (soft opt-in)', 'marketday' ); ?></option>
<option value="charity_soft_opt_in"><?php esc_html_e( 'They support this charity (soft opt-in)', 'marketday' ); ?></option>
</select></p>
<p><label><input type="checkbox" name="agreed" value="1" required> <?php esc_html_e( 'I can prove this for each of them.', 'marketday' ); ?></label></p>
<?php submit_button( __( 'Import', 'marketday' ), 'secondary', 'submit-import', false ); ?>
</form>

<form class="card" method="post" action="<?php echo esc_url( $actions['list'] ); ?>">
<h2><?php esc_html_e( 'Add list', 'marketday' ); ?></h2>
<p><label for="marketday-newsletter-name"><?php
	esc_html_e( 'Name', 'marketday' );
?></label><br><input type="text" id="marketday-newsletter-name" name="name" maxlength="150" required></p>
<?php submit_button( __( 'Add', 'marketday' ), 'secondary', 'submit-list', false ); ?>
</form>
<?php endif; ?>
<?php
if ( null !== $move ) {
	require __DIR__ . '/admin-mailpoet-move.php';
}
?>
</div>
</div>
