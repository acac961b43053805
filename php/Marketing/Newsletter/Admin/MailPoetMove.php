<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\KeptState;
use Marketday\Marketing\Newsletter\Import\Column;
use Marketday\Marketing\Newsletter\Import\ImportedRow;
use Marketday\Marketing\Newsletter\Import\MailPoetRows;
use Marketday\Marketing\Newsletter\Import\RowWriter;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/**
 * Brings MailPoet's subscribers over, with their lists and what they agreed to, some at a time by a job. Twice makes no doubles. While MailPoet is active it
 * keeps them itself, so only a preview is made.
 *
 * @phpstan-type MoveState array{
 *     isDry: bool, after: int, done: int, of: int, added: int, known: int, left: int, refused: int, isOver: bool, movedAt: string, isKept: bool, isDone: bool,
 * }
 */
final class MailPoetMove {
	public const ACTION = 'marketday_newsletter_move';

	private const JOB     = 'marketday_newsletter_move_job';
	private const STATE   = 'marketday_newsletter_move';
	private const AT_ONCE = 200;

	private const NONE = [
		'isDry'   => true,
		'after'   => 0,
		'done'    => 0,
		'of'      => 0,
		'added'   => 0,
		'known'   => 0,
		'left'    => 0,
		'refused' => 0,
		'isOver'  => true,
		'movedAt' => '',
		'isKept'  => false,
		'isDone'  => false,
	];

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Lists $lists,
		private readonly Jobs $jobs,
		private readonly Clock $clock
	) {}

	public function register( Routes $routes ): void {
		add_action( self::JOB, fn () => LastingJob::run( $this->jobs, self::JOB, [], $this->someOfJob( ... ) ) );
		Schedules::add( fn ( int $now ): array => $this->state()['isOver'] ? [] : [ new DueJob( self::JOB, $now ) ] );
		add_filter( 'marketday_home_tasks', $this->addTask( ... ) );
		$routes->add( Route::adminPost(
			self::ACTION,
			Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( SubscriberFormHandler::CAPABILITY ) )->and( Guard::capability( 'import' ) ),
			( new MailPoetFormHandler( $this ) )->take( ... )
		) );
	}

	/** @return array{isActive: bool, isBegun: bool, isDry: bool, isOver: bool, done: int, of: int, line: string}|null Null where MailPoet never was. */
	public function progress(): ?array {
		if ( ! MailPoetRows::areThere() ) {
			return null;
		}
		$state = $this->state();
		return [
			'isActive' => Subscription::isKeptElsewhere(),
			'isBegun'  => $state['of'] > 0,
			'isDry'    => $state['isDry'],
			'isOver'   => $state['isOver'],
			'done'     => $state['done'],
			'of'       => $state['of'],
			'line'     => $this->line( $state ),
		];
	}

	/** The owner of the site has MailPoet go on sending: the task is done. */
	public function decline(): void {
		update_option( self::STATE, [ 'isKept' => true ] + $this->state(), false );
	}

	/** A preview does not end a move that goes on. */
	public function begin( bool $isDry ): void {
		$before = $this->state();
		if ( $isDry && ! $before['isOver'] && ! $before['isDry'] ) {
			return;
		}
		$now    = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() );
		$state  = [
			'isDry'   => $isDry,
			'of'      => MailPoetRows::count(),
			'isOver'  => false,
			'movedAt' => '' !== $before['movedAt'] || $isDry ? $before['movedAt'] : $now,
			'isKept'  => $before['isKept'],
			'isDone'  => $before['isDone'],
		];
		update_option( self::STATE, $state + self::NONE, false );
		$this->jobs->soon( self::JOB );
	}

	/**
	 * @param list<array{label: string, url: string, isDone: bool}> $tasks
	 * @return list<array{label: string, url: string, isDone: bool}>
	 */
	private function addTask( array $tasks ): array {
		if ( ! MailPoetRows::areThere() ) {
			return $tasks;
		}
		$state = $this->state();
		return [ ...$tasks, [
			'label'  => __( 'Choose who sends your newsletter: MailPoet, or Marketday with its subscribers', 'marketday' ),
			'url'    => SubscribersScreen::url() . '#marketday-mailpoet',
			'isDone' => $state['isKept'] || $state['isDone'],
		] ];
	}

	/** @return bool Whether there are more. */
	private function someOfJob(): bool {
		$state = $this->state();
		if ( $state['isOver'] || ( ! $state['isDry'] && Subscription::isKeptElsewhere() ) || ! MailPoetRows::areThere() ) {
			// What was broken off is told as if it had not begun: it begins again from the first.
			$state['isOver'] || update_option( self::STATE, [ 'isOver' => true, 'of' => 0 ] + $state, false );
			return false;
		}
		$people = ( new MailPoetRows( $state['movedAt'] ) )->after( $state['after'], self::AT_ONCE );
		RowWriter::prepareTables();
		$state           = Transaction::run( fn (): array => $this->move( $people, $state ) );
		$state['done']  += count( $people );
		$state['after']  = [] === $people ? $state['after'] : $people[ count( $people ) - 1 ]['id'];
		$state['isOver'] = count( $people ) < self::AT_ONCE;
		$state['isDone'] = $state['isDone'] || ( $state['isOver'] && ! $state['isDry'] );
		// After it: a cache would keep what the database has undone, and the next step leave these people out.
		update_option( self::STATE, $state, false );
		return ! $state['isOver'];
	}

	/**
	 * @param list<array{id: int, lists: list<int>, row: ImportedRow|null}> $people
	 * @param MoveState                                                     $state
	 * @return MoveState
	 */
	private function move( array $people, array $state ): array {
		$rows = [];
		foreach ( $people as $one ) {
			if ( null !== $one['row'] ) {
				$rows[ $one['row']->email ] = $one['row'];
			}
		}
		$state['refused'] += count( $people ) - count( $rows );
		$known = array_filter( array_map( $this->subscribers->ofEmail( ... ), array_combine( array_keys( $rows ), array_keys( $rows ) ) ) );
		if ( $state['isDry'] ) {
			$state['known'] += count( $known );
			$state['added'] += count( $rows ) - count( $known );
			return $state;
		}
		$theirs = array_column( array_map( static fn ( array $one ): array => [ $one['row']->email ?? '', $one['lists'] ], $people ), 1, 0 );
		$consents = Consents::ofAll( array_values( array_map( static fn ( Subscriber $subscriber ): int => $subscriber->id, $known ) ) );
		foreach ( $known as $email => $subscriber ) {
			// While MailPoet was active, the numbers of its lists were kept here: they name others of ours.
			if ( $this->subscribers->listsOf( $subscriber->id ) === $theirs[ $email ] ) {
				$this->subscribers->setLists( $subscriber->id, [] );
			} elseif ( Status::Subscribed === $subscriber->status && self::hasCome( $consents[ $subscriber->id ] ?? [], $state['movedAt'] ) ) {
				// A list that they have left here since is not theirs again.
				$rows[ $email ] = new ImportedRow( ...[ 'lists' => [] ] + get_object_vars( $rows[ $email ] ) );
			}
		}
		$run = new ImportRun( new ImportSource( '', 'MailPoet', 0 ), 0, 'consent', new ColumnMapping( [ Column::Lists->value ], isOwn: true ) );
		( new RowWriter( $run, $this->subscribers, $this->lists, $this->clock ) )->write( $rows );
		$state['added'] += $run->counts->added;
		$state['known'] += $run->counts->known;
		$state['left']  += $run->counts->left;
		return $state;
	}

	/** @param list<array<string, string>> $consents */
	private static function hasCome( array $consents, string $movedAt ): bool {
		$isMove = static fn ( array $one ): bool => [ Consents::IMPORTED, 'MailPoet', $movedAt ] === [ $one['deed'], $one['form'], $one['at'] ];
		return [] !== array_filter( $consents, $isMove );
	}

	/** @param MoveState $state */
	private function line( array $state ): string {
		$number = static fn ( int $count ): string => number_format_i18n( $count );
		$parts  = [
			sprintf(
				/* translators: 1: added, 2: already there, 3: refused. */
				__( '%1$s added, %2$s already there, %3$s without a valid address', 'marketday' ),
				$number( $state['added'] ),
				$number( $state['known'] ),
				$number( $state['refused'] )
			),
		];
		if ( $state['left'] > 0 ) {
			/* translators: %s: a number. */
			$parts[] = sprintf( __( '%s had left in MailPoet and won’t get emails from here', 'marketday' ), $number( $state['left'] ) );
		}
		return implode( '; ', $parts );
	}

	/** @return MoveState */
	private function state(): array {
		return KeptState::read( self::STATE, self::NONE );
	}
}
