// @ts-check
import { PAINT } from '../colour.mjs';
import { rolltop, rucksack } from '../families/rucksack.mjs';
import { tote, washbag } from '../families/tote.mjs';
import { flat, standing } from '../framing.mjs';

export const bags = {
	'rucksack-forest': standing( 'mist', [
		() => rucksack( { colour: PAINT.forest } ),
		600,
		1020,
		1.35,
	] ),
	'rucksack-navy': standing( 'mist', [
		() => rucksack( { colour: PAINT.navy } ),
		600,
		1020,
		1.35,
	] ),
	'rucksack-mustard': standing( 'mist', [
		() => rucksack( { colour: PAINT.mustard } ),
		600,
		1020,
		1.35,
	] ),
	'rucksack-detail': standing( 'mist', [
		() => rucksack( { colour: PAINT.forest } ),
		690,
		1360,
		3,
	] ),
	rolltop: standing( 'mist', [ () => rolltop(), 600, 1040, 1.32 ] ),
	'rolltop-detail': standing( 'mist', [ () => rolltop(), 560, 2000, 2.7 ] ),
	'tote-cream': flat( 'mist', [
		() => tote( { colour: PAINT.cream } ),
		600,
		120,
		1.08,
	] ),
	'tote-navy': flat( 'mist', [
		() => tote( { colour: PAINT.navy } ),
		600,
		120,
		1.08,
	] ),
	'tote-detail': flat( 'mist', [
		() => tote( { colour: PAINT.cream } ),
		820,
		-560,
		2.8,
	] ),
	washbag: standing( 'mist', [ () => washbag(), 600, 850, 1.4 ] ),
	'washbag-detail': standing( 'mist', [ () => washbag(), 180, 1280, 3 ] ),
};
