<?php
/**
 * The emails of the site: their kinds, one of them as it is read, and a test.
 *
 * @var string                                              $action  Where the forms go.
 * @var string                                              $address Who a test goes to.
 * @var bool                                                $isDark
 * @var string                                              $kind
 * @var int                                                 $longest
 * @var Marketday\Kernel\Emails\WrittenEmail|null              $email
 * @var string                                              $notice  What has just happened.
 * @var string                                              $preview A document.
 * @var string                                              $returns The shop's own words.
 * @var array<string, Marketday\Kernel\Emails\EmailSample>     $samples
 * @var string                                              $save    Action of the words' form.
 * @var string                                              $test    Action of the test's form.
 * @var string                                              $theirs  Where WooCommerce's own are set; ''.
 * @var Closure(array<string, string>): string              $urlOf
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_notices = [
	/* translators: %s: email address */
	'sent'    => [ 'success', sprintf( __( 'We’ve sent a test to %s.', 'marketday' ), $address ) ],
	'refused' => [ 'error', __( 'The email couldn’t be sent. Check your site’s email settings.', 'marketday' ) ],
	'limit'   => [ 'error', __( 'You’ve sent a lot of tests. Try again later.', 'marketday' ) ],
	'saved'   => [ 'success', __( 'Saved.', 'marketday' ) ],
];
$marketday_schemes = [
	'light' => __( 'Light', 'marketday' ),
	'dark'  => __( 'Dark', 'marketday' ),
];
?>
<style>
.marketday-emails{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start;margin-block-start:16px}
.marketday-emails__kinds{flex:0 0 220px;margin:0}
.marketday-emails__kinds li{margin:0}
.marketday-emails__kinds a{display:block;padding:6px 8px;text-decoration:none}
.marketday-emails__kinds [aria-current]{font-weight:600;background:#fff}
.marketday-emails__mail{flex:1 1 320px;min-width:0}
.marketday-emails__frames{display:flex;flex-wrap:wrap;gap:16px;overflow-x:auto}
.marketday-emails__frames figure{margin:0}
.marketday-emails iframe{display:block;height:720px;border:1px solid #c3c4c7;background:#fff}
.marketday-emails pre{max-width:72ch;padding:12px;white-space:pre-wrap;overflow-wrap:anywhere;background:#fff}
</style>
<div class="wrap">
<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
<?php if ( isset( $marketday_notices[ $notice ] ) ) : ?>
<div class="notice notice-<?php echo esc_attr( $marketday_notices[ $notice ][0] ); ?>" role="status"><p><?php echo esc_html( $marketday_notices[ $notice ][1] ); ?></p></div>
<?php endif; ?>
<?php if ( '' !== $theirs ) : ?>
<p><?php
	esc_html_e( 'WooCommerce sends the emails about orders and accounts.', 'marketday' );
?> <a href="<?php echo esc_url( $theirs ); ?>"><?php esc_html_e( 'Preview and edit them in WooCommerce', 'marketday' ); ?></a></p>
<?php endif; ?>
<div class="marketday-emails">
<nav aria-label="<?php esc_attr_e( 'Kinds of email', 'marketday' ); ?>">
<ul class="marketday-emails__kinds">
<?php foreach ( $samples as $marketday_id => $marketday_sample ) : ?>
<li><a href="<?php echo esc_url( $urlOf( [ 'kind' => $marketday_id ] ) ); ?>"<?php echo $marketday_id === $kind ? ' aria-current="page"' : ''; ?>><?php
	echo esc_html( $marketday_sample->name );
?></a></li>
<?php endforeach; ?>
</ul>
</nav>
<?php if ( null !== $email ) : ?>
<div class="marketday-emails__mail">
<h2><?php echo esc_html( $email->subject ); ?></h2>
<p>
	<?php foreach ( $marketday_schemes as $marketday_scheme => $marketday_name ) : ?>
<a
	class="button<?php echo ( 'dark' === $marketday_scheme ) === $isDark ? ' button-primary' : ''; ?>"
	href="<?php
		echo esc_url( $urlOf( [
			'kind'   => $kind,
			'scheme' => $marketday_scheme,
		] ) );
	?>"<?php echo ( 'dark' === $marketday_scheme ) === $isDark ? ' aria-current="true"' : ''; ?>><?php echo esc_html( $marketday_name ); ?></a>
	<?php endforeach; ?>
</p>
<form action="<?php echo esc_url( $action ); ?>" method="post">
<p>
<input type="hidden" name="action" value="<?php echo esc_attr( $test ); ?>">
<input type="hidden" name="kind" value="<?php echo esc_attr( $kind ); ?>">
	<?php wp_nonce_field( $test, '_wpnonce', false ); ?>
<button class="button button-primary"><?php
	/* translators: %s: email address */
	echo esc_html( sprintf( __( 'Send a test to %s', 'marketday' ), $address ) );
?></button>
</p>
</form>
<div class="marketday-emails__frames" role="group" aria-label="<?php esc_attr_e( 'Preview', 'marketday' ); ?>" tabindex="0">
	<?php foreach ( [ 320 => __( 'On a phone', 'marketday' ), 600 => __( 'On a computer', 'marketday' ) ] as $marketday_width => $marketday_name ) : ?>
<figure>
<figcaption><?php echo esc_html( $marketday_name ); ?></figcaption>
<iframe
	title="<?php echo esc_attr( $marketday_name ); ?>"
	width="<?php echo esc_attr( (string) $marketday_width ); ?>"
	sandbox="allow-popups allow-popups-to-escape-sandbox"
	srcdoc="<?php echo esc_attr( $preview ); ?>"
></iframe>
</figure>
	<?php endforeach; ?>
</div>
	<?php if ( [] !== $email->files ) : ?>
<p><?php
	/* translators: %s: names of files */
	echo esc_html( sprintf( __( 'Attached: %s', 'marketday' ), implode( ', ', array_column( $email->files, 'name' ) ) ) );
?></p>
	<?php endif; ?>
<details>
<summary><?php esc_html_e( 'Plain text', 'marketday' ); ?></summary>
<pre><?php echo esc_html( $email->text ); ?></pre>
</details>
</div>
<?php endif; ?>
</div>
<h2><?php esc_html_e( 'Returns', 'marketday' ); ?></h2>
<form action="<?php echo esc_url( $action ); ?>" method="post">
<input type="hidden" name="action" value="<?php echo esc_attr( $save ); ?>">
<input type="hidden" name="kind" value="<?php echo esc_attr( $kind ); ?>">
<?php wp_nonce_field( $save, '_wpnonce', false ); ?>
<p><label for="marketday-returns"><?php esc_html_e( 'How customers return an order', 'marketday' ); ?></label></p>
<textarea
	id="marketday-returns"
	class="large-text"
	name="returns"
	rows="6"
	maxlength="<?php echo esc_attr( (string) $longest ); ?>"
	aria-describedby="marketday-returns-help"><?php echo esc_textarea( $returns ); ?></textarea>
<p class="description" id="marketday-returns-help"><?php
	esc_html_e( 'This goes into order emails. Leave it blank to use the text of your returns page.', 'marketday' );
?></p>
<p><button class="button"><?php esc_html_e( 'Save', 'marketday' ); ?></button></p>
</form>
</div>
