<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Emails\EmailBrand;
use Marketday\Kernel\Emails\EmailFrame;
use Marketday\Kernel\Emails\EmailMarkup;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\SubscriberDetails;
use Marketday\Marketing\Newsletter\Subscribers\SubscriptionOrigin;

/** A newsletter as one subscriber gets it: the same for all, but for the links to leave. */
final class CampaignEmail {
	public function __construct( private readonly Links $links ) {}

	public function write( string $subject, CampaignBody $body, int $post, Subscriber $reader ): WrittenEmail {
		$shop  = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$brand = EmailBrand::of( $shop );
		$page  = (string) get_permalink( $post );
		$more  = __( 'Read it on our site', 'marketday' );
		$frame = new EmailFrame(
			$brand,
			$subject,
			mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $body->text ) ), 0, 140 ),
			[
				[
					'name' => __( 'Manage my subscription', 'marketday' ),
					'url'  => $this->links->to( Links::MANAGE, $reader ),
				],
			],
			/* translators: %s: name of the shop */
			sprintf( __( 'You’re getting this email because you subscribed to %s.', 'marketday' ), $shop ),
			$this->links->to( Links::UNSUBSCRIBE, $reader )
		);
		$end = '' === $page ? '' : EmailMarkup::button( $brand, $more, $page );
		return new WrittenEmail(
			$subject,
			$frame->html( EmailMarkup::title( $subject ) . $body->html . $end ),
			$frame->text( [ $subject, $body->text, '' === $page ? '' : "{$more}:\n{$page}" ] )
		);
	}

	/** Stand-in for previews and tests: its links change nothing. */
	public static function nobody(): Subscriber {
		return new Subscriber( 0, 'sam@example.com', new SubscriberDetails( '', '', [] ), Status::Unconfirmed, new SubscriptionOrigin( '', '', '' ), 'sample', null );
	}
}
