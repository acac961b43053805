<?php
/**
 * A row for each further currency, and empty ones.
 *
 * @var string                                                                                                                $option
 * @var string                                                                                                                $base
 * @var list<array{code: string, rate: string, decimals: int, position: string, step: int, charm: int}>                       $rows
 * @var array<string, string>                                                                                                 $currencies
 * @var list<string>                                                                                                          $rates      Fetched ones of the rows.
 * @var list<string>                                                                                                          $positions
 * @var list<int>                                                                                                             $steps
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_places = [
	'left'        => '$9.99',
	'right'       => '9.99$',
	'left_space'  => '$ 9.99',
	'right_space' => '9.99 $',
];
?>
<div class="marketday-wide"><table class="widefat striped marketday-cells" style="max-width:56rem">
	<thead>
		<tr>
			<th scope="col"><?php esc_html_e( 'Currency', 'marketday' ); ?></th>
			<?php /* translators: %s: the shop's currency, such as 'GBP' */ ?>
			<th scope="col"><?php echo esc_html( sprintf( __( '1 %s is', 'marketday' ), $base ) ); ?></th>
			<th scope="col"><?php esc_html_e( 'Decimals', 'marketday' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Symbol', 'marketday' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Prices rounded to', 'marketday' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Minus', 'marketday' ); ?></th>
		</tr>
	</thead>
	<tbody>
	<?php foreach ( $rows as $index => $row ) : ?>
		<?php $marketday_field = static fn ( string $name ): string => "{$option}[{$index}][{$name}]"; ?>
		<tr>
			<td data-colname="<?php esc_attr_e( 'Currency', 'marketday' ); ?>">
				<select name="<?php echo esc_attr( $marketday_field( 'code' ) ); ?>" aria-label="<?php esc_attr_e( 'Currency', 'marketday' ); ?>">
					<option value="">—</option>
				<?php foreach ( $currencies as $code => $name ) : ?>
					<option value="<?php echo esc_attr( $code ); ?>"<?php selected( $row['code'], $code ); ?>><?php echo esc_html( $name ); ?></option>
				<?php endforeach ?>
				</select>
			</td>
			<?php /* translators: %s: the shop's currency, such as 'GBP' */ ?>
			<td data-colname="<?php echo esc_attr( sprintf( __( '1 %s is', 'marketday' ), $base ) ); ?>"><input
				type="text"
				inputmode="decimal"
				size="9"
				name="<?php echo esc_attr( $marketday_field( 'rate' ) ); ?>"
				value="<?php echo esc_attr( $row['rate'] ); ?>"
				placeholder="<?php echo esc_attr( $rates[ $index ] ?? '' ); ?>"
				aria-label="<?php esc_attr_e( 'Rate', 'marketday' ); ?>"></td>
			<td data-colname="<?php esc_attr_e( 'Decimals', 'marketday' ); ?>"><input
				type="number"
				class="small-text"
				min="0"
				max="3"
				name="<?php echo esc_attr( $marketday_field( 'decimals' ) ); ?>"
				value="<?php echo esc_attr( (string) $row['decimals'] ); ?>"
				aria-label="<?php esc_attr_e( 'Decimals', 'marketday' ); ?>"></td>
			<td data-colname="<?php esc_attr_e( 'Symbol', 'marketday' ); ?>">
				<select name="<?php echo esc_attr( $marketday_field( 'position' ) ); ?>" aria-label="<?php esc_attr_e( 'Symbol', 'marketday' ); ?>">
				<?php foreach ( $positions as $position ) : ?>
					<option value="<?php echo esc_attr( $position ); ?>"<?php selected( $row['position'], $position ); ?>><?php
						echo esc_html( $marketday_places[ $position ] ?? $position );
					?></option>
				<?php endforeach ?>
				</select>
			</td>
			<td data-colname="<?php esc_attr_e( 'Prices rounded to', 'marketday' ); ?>">
				<select name="<?php echo esc_attr( $marketday_field( 'step' ) ); ?>" aria-label="<?php esc_attr_e( 'Prices rounded to', 'marketday' ); ?>">
				<?php foreach ( $steps as $step ) : ?>
					<option value="<?php echo esc_attr( (string) $step ); ?>"<?php selected( $row['step'], $step ); ?>><?php
						echo esc_html( number_format_i18n( $step / 10 ** $row['decimals'], $row['decimals'] ) );
					?></option>
				<?php endforeach ?>
				</select>
			</td>
			<td data-colname="<?php esc_attr_e( 'Minus', 'marketday' ); ?>">
				<select name="<?php echo esc_attr( $marketday_field( 'charm' ) ); ?>" aria-label="<?php esc_attr_e( 'Minus', 'marketday' ); ?>">
				<?php foreach ( [ 0, 1, 5, 10 ] as $charm ) : ?>
					<option value="<?php echo esc_attr( (string) $charm ); ?>"<?php selected( $row['charm'], $charm ); ?>><?php
						echo esc_html( number_format_i18n( $charm / 10 ** $row['decimals'], $row['decimals'] ) );
					?></option>
				<?php endforeach ?>
				</select>
			</td>
		</tr>
	<?php endforeach ?>
	</tbody>
</table></div>
<p class="description"><?php
	esc_html_e( 'Prices rounded to 1.00 minus 0.01 end in .99. Delivery, coupons and limits are converted to the penny. Orders stay in the shopper’s currency. Leave a rate blank to use the feed’s.', 'marketday' );
?></p>
