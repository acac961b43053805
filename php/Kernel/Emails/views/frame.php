<?php
/**
 * The layout of all mails, as HTML. What stands in `[if mso]` is for Outlook on Windows, which draws with Word.
 *
 * @var string                           $body
 * @var Marketday\Kernel\Emails\EmailFrame $frame
 */

declare( strict_types=1 );

use Marketday\Kernel\Emails\EmailMarkup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- EmailMarkup escapes; sides and fonts are its own.
$marketday_brand = $frame->brand;
$marketday_start = EmailMarkup::start();
$marketday_dir   = is_rtl() ? 'rtl' : 'ltr';
$marketday_foot  = EmailMarkup::FONT . 'font-size:13px;line-height:20px;color:#595959;';
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?> xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title><?php echo esc_html( $frame->subject ); ?></title>
<!--[if mso]>
<noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript>
<style>td,th,p,a,h1,h2,span{font-family:Arial,sans-serif !important;}</style>
<![endif]-->
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark;}
a{overflow-wrap:anywhere;}
@media (max-width:480px){
.m-pad{padding:24px 16px !important;}
.m-outer{padding:0 !important;}
.m-card{border-radius:0 !important;}
.m-half{display:block !important;width:100% !important;box-sizing:border-box !important;padding:0 0 16px !important;}
}
@media (prefers-color-scheme:dark){
.m-page{background:#121212 !important;}
.m-card{background:#1e1e1e !important;}
.m-text,.m-text strong,.m-link{color:#f2f2f2 !important;}
.m-quiet,.m-quiet a{color:#bdbdbd !important;}
.m-line{border-color:#3d3d3d !important;}
.m-box{border-color:#5c5c5c !important;}
.m-box a,.m-text a{color:#f2f2f2 !important;}
.m-text a.m-button,.m-button{background:#f2f2f2 !important;color:#121212 !important;}
.m-logo{padding:8px !important;border-radius:6px !important;background:#ffffff !important;}
}
[data-ogsc] .m-text,[data-ogsc] .m-link{color:#f2f2f2 !important;}
[data-ogsc] .m-quiet{color:#bdbdbd !important;}
</style>
</head>
<body class="m-page" dir="<?php echo esc_attr( $marketday_dir ); ?>" style="margin:0;padding:0;background:#f4f4f2;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#f4f4f2;opacity:0;mso-hide:all;"><?php
	// What follows keeps the mail's own text out of the list of mails.
	echo esc_html( $frame->preheader ) . str_repeat( ' &#847;&zwnj;&nbsp;', 40 );
?></div>
<div role="article" aria-roledescription="email" aria-label="<?php echo esc_attr( $frame->subject ); ?>" <?php language_attributes(); ?>>
<table <?php echo EmailMarkup::TABLE; ?> class="m-page" bgcolor="#f4f4f2" style="background:#f4f4f2;">
<tr><td class="m-outer" align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table <?php echo EmailMarkup::TABLE; ?> dir="<?php echo esc_attr( $marketday_dir ); ?>" style="max-width:600px;margin:0 auto;">
<tr><td class="m-card m-pad" bgcolor="#ffffff" align="<?php echo $marketday_start; ?>" style="padding:32px;border-radius:8px;background:#ffffff;">
<p class="m-text" style="margin:0 0 24px;<?php echo EmailMarkup::FONT; ?>font-size:18px;line-height:24px;font-weight:700;color:#1e1e1e;"><a
	class="m-link"
	href="<?php echo esc_url( $marketday_brand->url ); ?>"
	style="color:#1e1e1e;text-decoration:none;"><?php
if ( null === $marketday_brand->logo ) {
	echo esc_html( $marketday_brand->name );
} else {
	$marketday_is_sign = $marketday_brand->logo['isSign'];
	printf(
		'<img class="%s" src="%s" width="%d" height="%d" alt="%s" style="display:inline-block;border:0;border-radius:6px;vertical-align:middle;">%s',
		$marketday_is_sign ? 'm-sign' : 'm-logo',
		esc_url( $marketday_brand->logo['src'] ),
		(int) $marketday_brand->logo['width'],
		(int) $marketday_brand->logo['height'],
		$marketday_is_sign ? '' : esc_attr( $marketday_brand->name ),
		$marketday_is_sign ? '&nbsp; ' . esc_html( $marketday_brand->name ) : ''
	);
}
?></a></p>
<?php echo $body; ?>
</td></tr>
<tr><td class="m-quiet m-pad" align="<?php echo $marketday_start; ?>" style="padding:24px 32px;<?php echo $marketday_foot; ?>">
<?php
$marketday_links = array_map(
	static fn ( array $link ): string => sprintf(
		'<a class="m-quiet" href="%s" style="color:#595959;">%s</a>',
		esc_url( $link['url'] ),
		esc_html( $link['name'] )
	),
	[
		[
			'name' => $marketday_brand->name,
			'url'  => $marketday_brand->url,
		],
		...$frame->links,
	]
);
echo implode( ' &nbsp;·&nbsp; ', $marketday_links );
if ( '' !== $frame->reason || '' !== $frame->unsubscribe ) {
	$marketday_end = '' === $frame->unsubscribe
		? ''
		: sprintf( '<a class="m-quiet" href="%s" style="color:#595959;">%s</a>', esc_url( $frame->unsubscribe ), esc_html__( 'Unsubscribe', 'marketday' ) );
	printf( '<br><br>%s', trim( esc_html( $frame->reason ) . " {$marketday_end}" ) );
}
?>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
