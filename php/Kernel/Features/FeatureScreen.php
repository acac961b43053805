<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\AdminStyle;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/**
 * The screen of features: each in a sentence, where it is in use, and what needs what. A plain form; what goes along with what was chosen is asked
 * before it is done.
 */
final class FeatureScreen {
	public const CAPABILITY = 'manage_options';

	private const SLUG   = 'marketday-features';
	private const ACTION = 'marketday_features';

	/** @param array<string, string> $roomsOfBlocks */
	public function __construct(
		private readonly FeatureSwitch $switch,
		private readonly array $roomsOfBlocks
	) {}

	public static function address(): string {
		return OwnMenu::address( self::SLUG );
	}

	public function addTo( Routes $routes ): void {
		$routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) ), $this->save( ... ) ) );
	}

	public function addToMenu(): void {
		$hook = OwnMenu::add( __( 'Features', 'marketday' ), self::CAPABILITY, self::SLUG, $this->show( ... ), 85 );
		add_action( "load-{$hook}", static fn () => AdminStyle::enqueueLater() );
	}

	/** @throws \Marketday\Kernel\Http\Problem 400 for a feature that there is not; nothing is changed then. */
	private function save( Request $request ): Response {
		$rooms = $this->switch->catalogue->rooms();
		$on    = array_values( $request->map( 'on' ) );
		if ( [] !== array_diff( $on, $rooms ) ) {
			throw $request->invalid( 'on', 'must name features' );
		}
		$off    = array_values( array_diff( $rooms, $on ) );
		$change = Change::of( $this->switch->catalogue, $this->switch->off(), $off );
		if ( ! $change->isAsAsked() && '1' !== $request->text( 'agreed', '' ) ) {
			return Response::redirect( add_query_arg( 'off', implode( ',', $off ), self::address() ) );
		}
		$this->switch->change( $change->off );
		return Response::redirect( add_query_arg( 'saved', '1', self::address() ) );
	}

	private function show(): void {
		$sent  = $_GET['off'] ?? null; // phpcs:ignore WordPress.Security -- compared with names of rooms only.
		$asked = is_string( $sent ) ? explode( ',', $sent ) : null;
		$view  = new View( __DIR__ . '/views' );
		$form  = [
			'action' => admin_url( 'admin-post.php' ),
			'name'   => self::ACTION,
			'screen' => self::address(),
		];
		if ( null !== $asked ) {
			$catalogue = $this->switch->catalogue;
			$change    = Change::of( $catalogue, $this->switch->off(), array_values( array_intersect( $catalogue->rooms(), $asked ) ) );
			$html      = $view->render( 'question', [
				'form'      => $form,
				'on'        => array_values( array_diff( $catalogue->rooms(), $change->off ) ),
				'goAlong'   => $this->withReasons( $change->goAlong, array_values( array_intersect( $change->off, $asked ) ), true ),
				'comeAlong' => $this->withReasons( $change->comeAlong, array_values( array_diff( $catalogue->rooms(), $change->off ) ), false ),
			] );
		} else {
			$html = $view->render( 'features', [
				'form'    => $form,
				'groups'  => $this->groups(),
				'off'     => count( $this->switch->off() ),
				'isSaved' => isset( $_GET['saved'] ), // phpcs:ignore WordPress.Security.NonceVerification -- only shown.
			] );
		}
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	/**
	 * @param list<string> $rooms
	 * @param list<string> $others Rooms that are the reason.
	 * @return list<string> Sentences.
	 */
	private function withReasons( array $rooms, array $others, bool $areOff ): array {
		$catalogue = $this->switch->catalogue;
		return array_map( static function ( string $room ) use ( $catalogue, $others, $areOff ): string {
			$reasons = array_intersect( $others, $areOff ? $catalogue->withNeeds( [ $room ] ) : $catalogue->withDependants( [ $room ] ) );
			$names   = implode( ', ', array_map( $catalogue->name( ... ), array_diff( $reasons, [ $room ] ) ) );
			return $areOff
				/* translators: 1: the name of a feature, 2: names of features it needs */
				? sprintf( __( '%1$s: needs %2$s', 'marketday' ), $catalogue->name( $room ), $names )
				/* translators: 1: the name of a feature, 2: names of features that need it */
				: sprintf( __( '%1$s: needed by %2$s', 'marketday' ), $catalogue->name( $room ), $names );
		}, $rooms );
	}

	/**
	 * Features by the titles of their groups.
	 *
	 * @return array<string, list<array{room: string, name: string, isOn: bool, sentence: string, notes: list<string>}>>
	 */
	private function groups(): array {
		$catalogue = $this->switch->catalogue;
		$off       = $this->switch->off();
		$places    = $this->places();
		$groups    = [];
		foreach ( $catalogue->all() as $room => $about ) {
			$names = static fn ( array $rooms ): string => implode( ', ', array_map( $catalogue->name( ... ), $rooms ) );
			$notes = [
				'' === ( $places[ $room ] ?? '' ) ? '' : $places[ $room ],
				/* translators: %s: names of features */
				[] === $catalogue->needs( $room ) ? '' : sprintf( __( 'Needs: %s', 'marketday' ), $names( $catalogue->needs( $room ) ) ),
				/* translators: %s: names of features */
				[] === $catalogue->neededBy( $room ) ? '' : sprintf( __( 'Needed by: %s', 'marketday' ), $names( $catalogue->neededBy( $room ) ) ),
			];
			$groups[ $about->group->title() ][] = [
				'room'     => $room,
				'name'     => $about->name,
				'isOn'     => ! in_array( $room, $off, true ),
				'sentence' => $about->sentence,
				'notes'    => array_values( array_diff( $notes, [ '' ] ) ),
			];
		}
		return $groups;
	}

	/** @return array<string, string> By room: where blocks of it are in use. */
	private function places(): array {
		$byRoom = [];
		foreach ( ( new FeatureUse() )->byBlock() as $block => $places ) {
			$room            = $this->roomsOfBlocks[ $block ] ?? '';
			$byRoom[ $room ] = [ ...( $byRoom[ $room ] ?? [] ), ...$places ];
		}
		return array_map( static function ( array $places ): string {
			$places = array_values( array_unique( $places ) );
			$named  = implode( ', ', array_slice( $places, 0, 3 ) );
			$more   = count( $places ) - 3;
			return $more < 1
				/* translators: %s: names of pages and templates */
				? sprintf( __( 'In use: %s', 'marketday' ), $named )
				/* translators: 1: names of pages and templates, 2: how many more there are */
				: sprintf( _n( 'In use: %1$s and %2$s more', 'In use: %1$s and %2$s more', $more, 'marketday' ), $named, number_format_i18n( $more ) );
		}, $byRoom );
	}
}
