<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** A post that goes to a list, as it was when somebody said so: what becomes of the post later changes nothing. */
final class Campaign {
	/**
	 * @param int    $list   0 for everybody who is subscribed.
	 * @param string $at     When it begins: UTC, as MySQL writes it; so is the other.
	 * @param int    $last   The last subscriber of the portions that have gone.
	 * @param int    $total  How many were to get it as it began.
	 * @param int    $stalls Portions in a row of which the mail program has taken none.
	 * @param string $reason Why it has stopped; '' where the site's people did that.
	 * @param string $html   Of the body, without the frame of a mail.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $post,
		public readonly int $list,
		public readonly string $subject,
		public readonly CampaignState $state,
		public readonly string $at,
		public readonly int $last,
		public readonly int $total,
		public readonly int $sent,
		public readonly int $failed,
		public readonly int $stalls,
		public readonly string $reason,
		public readonly string $html,
		public readonly string $text,
		public readonly string $doneAt
	) {}

	/** @param array<string, mixed> $row Of the table. */
	public static function fromRow( array $row ): self {
		$text = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		return new self(
			(int) $text( 'id' ),
			(int) $text( 'post' ),
			(int) $text( 'list' ),
			$text( 'subject' ),
			CampaignState::tryFrom( $text( 'state' ) ) ?? CampaignState::Stopped,
			$text( 'at' ),
			(int) $text( 'last' ),
			(int) $text( 'total' ),
			(int) $text( 'sent' ),
			(int) $text( 'failed' ),
			(int) $text( 'stalls' ),
			$text( 'reason' ),
			$text( 'html' ),
			$text( 'body' ),
			$text( 'done_at' )
		);
	}

	/** Seconds of Unix time. */
	public function begins(): int {
		return (int) strtotime( "{$this->at} UTC" );
	}

	/** Tells whether it goes out now, begun or about to begin. */
	public function isMoving(): bool {
		return CampaignState::Sending === $this->state || ( CampaignState::Scheduled === $this->state && $this->begins() <= time() );
	}

	public function percent(): int {
		$gone = $this->sent + $this->failed;
		return CampaignState::Done === $this->state ? 100 : min( 99, (int) floor( 100 * $gone / max( 1, $this->total ) ) );
	}
}
