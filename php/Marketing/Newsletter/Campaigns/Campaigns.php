<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Schema;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Keeps newsletters, and whom each was for. */
final class Campaigns {
	/** Days for which is kept who got a newsletter; how many did is kept with it. */
	public const DAYS = 90;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Two presses of one form make one newsletter.
	 *
	 * @param string $once What the form was drawn with.
	 * @param int    $at   When it begins, in seconds of Unix time.
	 */
	public function add( int $post, int $list, string $subject, CampaignBody $body, int $at, string $once ): int {
		global $wpdb;
		$table = Tables::name( 'newsletter_campaigns' );
		Database::execute(
			"INSERT IGNORE INTO {$table} (post, list, subject, state, at, html, body, reason, once) VALUES (%d, %d, %s, %s, %s, %s, %s, '', %s)",
			$post,
			$list,
			$subject,
			CampaignState::Scheduled->value,
			gmdate( 'Y-m-d H:i:s', $at ),
			$body->html,
			$body->text,
			$once
		);
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE once = %s', $table, $once ) );
	}

	public function find( int $id ): ?Campaign {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', Tables::name( 'newsletter_campaigns' ), $id ), 'ARRAY_A' );
		return is_array( $row ) ? Campaign::fromRow( $row ) : null;
	}

	/** @return list<Campaign> Without what they say; the newest first. */
	public function newest( int $most = 50 ): array {
		return $this->several( '1 = %d', 1, $most );
	}

	/** @return list<Campaign> Of a post; the newest first. */
	public function ofPost( int $post ): array {
		return $this->several( 'post = %d', $post, 20 );
	}

	/** @return list<Campaign> */
	private function several( string $where, int $value, int $most ): array {
		global $wpdb;
		$sql  = "SELECT id, post, list, subject, state, at, last, total, sent, failed, stalls, reason, done_at
			FROM %i WHERE {$where} ORDER BY id DESC LIMIT %d";
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'newsletter_campaigns' ), $value, $most ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- one of two conditions above.
		return array_values( array_map( Campaign::fromRow( ... ), $rows ) );
	}

	/** @return list<Campaign> What is under way, or waits for its time. */
	public function open(): array {
		$newest = Schema::isMade( 'newsletter_campaigns' ) ? $this->newest( 200 ) : [];
		return array_values( array_filter( $newest, static fn ( Campaign $campaign ): bool => $campaign->state->isOpen() ) );
	}

	/** @return bool False where it is no longer in that state. */
	public function move( int $id, CampaignState $from, CampaignState $to, string $reason = '' ): bool {
		$table = Tables::name( 'newsletter_campaigns' );
		return 1 === Database::execute(
			"UPDATE {$table} SET state = %s, reason = %s, stalls = 0, done_at = CASE WHEN %s IN ('done', 'stopped') THEN %s ELSE done_at END
			WHERE id = %d AND state = %s",
			$to->value,
			mb_substr( $reason, 0, 200 ),
			$to->value,
			$this->now(),
			$id,
			$from->value
		);
	}

	public function isSending( int $id ): bool {
		global $wpdb;
		$state = $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i WHERE id = %d', Tables::name( 'newsletter_campaigns' ), $id ) );
		return CampaignState::Sending->value === $state;
	}

	/** @param array{last?: int, total?: int, stalls?: int} $values */
	public function keep( int $id, array $values ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'newsletter_campaigns' ), $values, [ 'id' => $id ] );
	}

	/** Counts those who get what goes to a list now. */
	public function readers( int $list ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) {$this->sqlOfConfirmed( $list )}" ); // phpcs:ignore WordPress.DB -- prepared there.
	}

	/** @return list<int> Subscribers whose turn is next. */
	public function next( Campaign $campaign, int $after, int $most ): array {
		global $wpdb;
		$sql = "SELECT s.id {$this->sqlOfConfirmed( $campaign->list )} AND s.id > %d ORDER BY s.id LIMIT %d";
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $sql, $after, $most ) ) ) ); // phpcs:ignore WordPress.DB -- prepared there.
	}

	/** Selects those who have confirmed, and are neither gone nor bounced. */
	private function sqlOfConfirmed( int $list ): string {
		global $wpdb;
		return 0 === $list
			? (string) $wpdb->prepare( 'FROM %i s WHERE s.status = %s', Tables::name( 'subscribers' ), Status::Subscribed->value )
			: (string) $wpdb->prepare(
				'FROM %i m INNER JOIN %i s ON s.id = m.subscriber WHERE m.list = %d AND s.status = %s',
				Tables::name( 'newsletter_members' ),
				Tables::name( 'subscribers' ),
				$list,
				Status::Subscribed->value
			);
	}

	/** Takes the sending to somebody on; of two that try, one has it. */
	public function claim( int $campaign, int $subscriber ): bool {
		$table = Tables::name( 'newsletter_sendings' );
		return 1 === Database::execute(
			"INSERT IGNORE INTO {$table} (letter, subscriber, state, at) VALUES (%d, %d, %s, %s)",
			$campaign,
			$subscriber,
			SendingState::Claimed->value,
			$this->now()
		);
	}

	/** @return list<int> Whom a process had taken on that is dead by now; they are this one's. */
	public function reclaim( int $campaign, int $seconds, int $most ): array {
		global $wpdb;
		$table = Tables::name( 'newsletter_sendings' );
		$old   = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() - $seconds );
		$stale = $wpdb->get_col( $wpdb->prepare(
			'SELECT subscriber FROM %i WHERE letter = %d AND state = %s AND at <= %s ORDER BY subscriber LIMIT %d',
			$table,
			$campaign,
			SendingState::Claimed->value,
			$old,
			$most
		) );
		return array_values( array_filter( array_map( 'intval', $stale ), fn ( int $one ): bool => 1 === Database::execute(
			"UPDATE {$table} SET at = %s WHERE letter = %d AND subscriber = %d AND state = %s AND at <= %s",
			$this->now(),
			$campaign,
			$one,
			SendingState::Claimed->value,
			$old
		) ) );
	}

	public function hasClaims( int $campaign ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare(
			'SELECT 1 FROM %i WHERE letter = %d AND state IN (%s, %s) LIMIT 1',
			Tables::name( 'newsletter_sendings' ),
			$campaign,
			SendingState::Claimed->value,
			SendingState::Waiting->value
		) );
	}

	public function settle( int $campaign, int $subscriber, SendingState $state, string $reason = '', int $tries = 1 ): void {
		$table = Tables::name( 'newsletter_sendings' );
		Database::execute(
			"UPDATE {$table} SET state = %s, reason = %s, tries = %d, at = %s WHERE letter = %d AND subscriber = %d",
			$state->value,
			mb_substr( $reason, 0, 200 ),
			$tries,
			$this->now(),
			$campaign,
			$subscriber
		);
	}

	/** Forgets someone who left before the turn was theirs. */
	public function drop( int $campaign, int $subscriber ): void {
		$table = Tables::name( 'newsletter_sendings' );
		Database::execute( "DELETE FROM {$table} WHERE letter = %d AND subscriber = %d", $campaign, $subscriber );
	}

	/** Writes down how many have it, and how many could not be reached. */
	public function updateCounts( int $campaign ): void {
		global $wpdb;
		$sql    = 'SELECT state, COUNT(*) AS number FROM %i WHERE letter = %d GROUP BY state';
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'newsletter_sendings' ), $campaign ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the line above.
		$counts = array_column( $rows, 'number', 'state' );
		$wpdb->update( Tables::name( 'newsletter_campaigns' ), [
			'sent'   => (int) ( $counts[ SendingState::Sent->value ] ?? 0 ),
			'failed' => (int) ( $counts[ SendingState::Failed->value ] ?? 0 ),
		], [ 'id' => $campaign ] );
	}

	public function sending( int $campaign, int $subscriber ): ?Sending {
		return $this->sendings( $campaign, 'd.subscriber = ' . $subscriber, 1 )[0] ?? null;
	}

	/** @return list<Sending> Whom it could not be sent to so far. */
	public function troubledSendings( int $campaign, int $most = 500 ): array {
		global $wpdb;
		return $this->sendings( $campaign, (string) $wpdb->prepare( 'd.state IN (%s, %s)', SendingState::Failed->value, SendingState::Waiting->value ), $most );
	}

	/** @return list<Sending> */
	private function sendings( int $campaign, string $where, int $most ): array {
		global $wpdb;
		$sql  = "SELECT d.subscriber, d.state, d.reason, d.tries, s.email FROM %i d INNER JOIN %i s ON s.id = d.subscriber
			WHERE d.letter = %d AND {$where} ORDER BY d.subscriber LIMIT %d";
		$sql  = $wpdb->prepare( $sql, Tables::name( 'newsletter_sendings' ), Tables::name( 'subscribers' ), $campaign, $most ); // phpcs:ignore WordPress.DB -- prepared above.
		$rows = (array) $wpdb->get_results( (string) $sql, 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the line above.
		return array_values( array_map( static fn ( array $row ): Sending => new Sending(
			(int) $row['subscriber'],
			(string) $row['email'],
			SendingState::from( (string) $row['state'] ),
			(string) $row['reason'],
			(int) $row['tries']
		), $rows ) );
	}

	/** @return list<string> Subjects of what somebody got. */
	public function subjectsOf( int $subscriber ): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare(
			'SELECT l.subject FROM %i d INNER JOIN %i l ON l.id = d.letter WHERE d.subscriber = %d AND d.state = %s ORDER BY l.id LIMIT 500',
			Tables::name( 'newsletter_sendings' ),
			Tables::name( 'newsletter_campaigns' ),
			$subscriber,
			SendingState::Sent->value
		) ) ) );
	}

	public function delete( int $id ): void {
		$campaigns  = Tables::name( 'newsletter_campaigns' );
		$sendings = Tables::name( 'newsletter_sendings' );
		Database::execute( "DELETE FROM {$campaigns} WHERE id = %d", $id );
		Database::execute( "DELETE FROM {$sendings} WHERE letter = %d", $id );
	}

	/** Forgets who got newsletters that are over, or were stopped, for long. */
	public function forgetOld(): void {
		global $wpdb;
		if ( ! Schema::isMade( 'newsletter_campaigns' ) ) {
			return;
		}
		$before   = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() - self::DAYS * DAY_IN_SECONDS );
		$sendings = Tables::name( 'newsletter_sendings' );
		$old      = $wpdb->get_col( $wpdb->prepare(
			'SELECT id FROM %i WHERE state IN (%s, %s) AND done_at < %s',
			Tables::name( 'newsletter_campaigns' ),
			CampaignState::Done->value,
			CampaignState::Stopped->value,
			$before
		) );
		foreach ( $old as $id ) {
			Database::execute( "DELETE FROM {$sendings} WHERE letter = %d", (int) $id );
		}
	}

	private function now(): string {
		return gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() );
	}
}
