<?php declare( strict_types=1 );
/**
 * The place of the captcha, where the site asks for one.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var string $captcha Escaped.
 */

defined( 'ABSPATH' ) || exit;

if ( '' !== $captcha ) {
	printf( '<div %s>%s</div>', $wrapper, $captcha ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress and the captcha's owner have escaped.
}
