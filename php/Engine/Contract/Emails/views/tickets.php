<?php
/**
 * The events that an order lets somebody in to, as HTML.
 *
 * @var list<Marketday\Engine\Contract\Emails\Ticket> $tickets
 */

declare( strict_types=1 );

use Marketday\Kernel\Emails\EmailMarkup;
use Marketday\Kernel\Text\FilledLines;
use Marketday\Engine\Contract\Emails\Ticket;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- EmailMarkup escapes.
echo EmailMarkup::heading( __( 'Your events', 'marketday' ) );
printf( '<table %s>%s</table>', EmailMarkup::TABLE, implode( '', array_map(
	static fn ( Ticket $one ): string => EmailMarkup::product( $one->name, $one->url, '', FilledLines::of( [ $one->when, $one->where ] ) ),
	$tickets
) ) );
echo '<br>' . EmailMarkup::quiet( __( 'Open the attached file to add it to your calendar.', 'marketday' ) );
